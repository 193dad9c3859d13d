import { describe, expect, it } from 'vitest';
import { choiceFor, goalsOf, liftable, phaseOf, pointable } from '../src/games/cold_spell/acts';
import { layOut, letterSizes } from '../src/games/cold_spell/laid';
import { script, wayOver } from '../src/games/cold_spell/script';
import type { Cell, HandCard, Seen } from '../src/games/cold_spell/seen';
import type { Phrase } from '../src/i18n/phrase';
import type { Choice, Event } from '../src/net/messages';

const CELLS = Array.from({ length: 36 }, (_, i) => `${'ABCDEF'[i % 6]}${Math.floor(i / 6) + 1}`) as Cell['cell'][];

function seen(change: Partial<Seen> = {}, cells: Record<string, Partial<Cell>> = {}): Seen {
  return {
    seats: 2, phase: 'choosing', turn: 0, acted: null, kind: null, mover: null, quiet_turns: 0, barren_turns: 0,
    patience: 20, solver: 'on request', winners: null,
    open_to: { place: [], move: [], claim: [], take: [], hijack: [], force: [] },
    stash: { small: 5, medium: 5, large: 5 },
    players: [0, 1].map(() => ({ hand: [], declared: false, words: null, spelling: null, result: null })),
    field: CELLS.map((cell, i) => ({
      cell, card: { card: i + 1, letters: 'S', points: 1 }, pips: 0, upright: false, claimed_by: null, reach: [], ...cells[cell],
    })),
    ...change,
  };
}

const held = (card: number, used_for: string | null = null, letters = 'S'): HandCard => ({ card, letters, points: 1, pips: 2, worth: 2, used_for });
const player = (seat: number): Phrase => ['player', { seat }];
const told = (code: string, args: Record<string, unknown> = {}, seq = 1): Event => ({ seq, phrase: [code, { who: player(0), you: 0, ...args }], text: code });
const play = (before: Seen, after: Seen, events: Event[], seat: number | null = 1) =>
  script({ before, after, events, seat, names: ['Ada', 'Bert'], say: ([code]) => `says ${code}` });
const cellIn = (view: Seen | undefined, name: string) => view?.field.find((cell) => cell.cell === name);

describe('what happens in the field', () => {
  const up = { pips: 2, upright: true };

  it('is a pyramid that leaves those left and stands on its card', () => {
    const after = seen({ stash: { small: 5, medium: 4, large: 5 } }, { B2: up });
    const [moment] = play(seen(), after, [told('placed', { cell: 'B2', size: ['size-medium'] })]);
    expect(moment?.act).toEqual({ kind: 'place', cell: 'B2', size: 'medium' });
    expect(moment?.view?.field).toEqual(after.field);
    expect(moment?.view?.stash).toEqual(after.stash);
    expect(moment?.says).toBe('cs-said-placed');
  });

  it('is a pyramid that hops over cards, never over a gap', () => {
    const before = seen({}, { A1: up, B1: { card: null } });
    const after = seen({}, { B2: up, B1: { card: null } });
    const [moment] = play(before, after, [told('moved', { from: 'A1', cell: 'B2', size: ['size-medium'] })]);
    expect(moment?.act).toEqual({ kind: 'move', from: 'A1', to: 'B2', way: ['A1', 'A2', 'B2'] });
    expect(moment?.view?.field).toEqual(after.field);
    expect(wayOver(seen({}, { B1: { card: null }, A2: { card: null } }), 'A1', 'C3')).toEqual(['A1', 'C3']);
  });

  it('is a pyramid that is tipped towards somebody, or rises again', () => {
    const lying = { pips: 2, claimed_by: 1 };
    const [forced] = play(seen({}, { A1: up }), seen({}, { A1: lying }), [told('forced', { cell: 'A1', rival: player(1) })]);
    expect(forced?.act).toEqual({ kind: 'tip', cell: 'A1', at: 1 });
    expect(cellIn(forced?.view, 'A1')).toMatchObject({ upright: false, claimed_by: 1 });
    const [risen] = play(seen({}, { A1: lying }), seen({}, { A1: up }), [told('hijacked', { cell: 'A1', rival: player(1) })]);
    expect(risen?.act).toEqual({ kind: 'rise', cell: 'A1', from: 1 });
    expect(cellIn(risen?.view, 'A1')).toMatchObject({ upright: true, claimed_by: null });
  });

  it('is a card that goes into a hand as the server has it', () => {
    const after = seen({ players: [{ hand: [held(1)], declared: false, words: null, spelling: null, result: null }, seen().players[1]!] }, { A1: { card: null } });
    const [moment] = play(seen({}, { A1: { pips: 2, claimed_by: 0 } }), after, [told('took', { cell: 'A1' })]);
    expect(moment?.act).toEqual({ kind: 'take', cell: 'A1', by: 0 });
    expect(moment?.view?.players).toEqual(after.players);
    expect(cellIn(moment?.view, 'A1')).toMatchObject({ card: null, pips: 0, claimed_by: null });
  });

  it('is shown one after the other where several things come at once', () => {
    const events = [told('moved', { from: 'A1', cell: 'A2' }), told('claimed', { cell: 'A2' }), told('ended-turn'), told('placed', { who: player(1), cell: 'F6', size: ['size-small'] })];
    const moments = play(seen({}, { A1: up }), seen({ stash: { small: 4, medium: 5, large: 5 } }, { A2: { pips: 2, claimed_by: 0 }, F6: { pips: 1, upright: true } }), events);
    expect(moments.map(({ act }) => act.kind)).toEqual(['move', 'tip', 'rest', 'place']);
    expect(cellIn(moments[0]?.view, 'A2')).toMatchObject({ upright: true, claimed_by: null });
    expect(cellIn(moments[1]?.view, 'A2')).toMatchObject({ upright: false, claimed_by: 0 });
    expect(moments.reduce((sum, one) => sum + one.lasts, 0)).toBeLessThan(4000);
  });

  it('closes with what is claimed coming home, and snow', () => {
    const spelling = { open: '', letters_left: 'S', may_ask_solver: true, total_so_far: -2, take_backs: 30 };
    const after = seen({ phase: 'spelling', turn: null, players: [{ hand: [held(1)], declared: false, words: [], spelling, result: null }, seen().players[1]!] }, { A1: { card: null } });
    const moments = play(seen({}, { A1: { pips: 2, claimed_by: 0 } }), after, [told('passed'), told('closed'), told('has-cards', { count: 1 })]);
    expect(moments.map(({ act }) => act.kind)).toEqual(['rest', 'home', 'snow']);
    expect(moments[1]?.view?.field).toEqual(after.field);
    expect(moments[1]?.view?.players[0]?.hand).toEqual([held(1)]);
    expect(moments[1]?.view?.phase).toBe('choosing');
  });
});

describe('the words', () => {
  const spelled = seen({ phase: 'spelling' });

  it('are spelled without waiting, and closed with a cheer', () => {
    expect(play(spelled, spelled, [told('spelled', { word: 'CA' })])).toEqual([]);
    expect(play(spelled, spelled, [told('took-back', { word: 'CA' })])).toEqual([]);
    const [moment] = play(spelled, spelled, [told('closed-word', { word: 'CAT' })]);
    expect(moment?.act).toEqual({ kind: 'word', word: 'CAT' });
    expect(moment?.sounds).toHaveLength(3);
  });

  it('are shown seat by seat, then the longest, then who won', () => {
    const after = seen({ phase: 'over', winners: [1] });
    const events = [told('declared'), told('shows-words', { words: 'CAT', total: 4 }), told('has-no-words', { who: player(1), total: 0 }), told('longest', { bonus: 20 }), told('won', { score: 24 })];
    const moments = play(spelled, after, events);
    const showings = moments.map(({ act }) => (act.kind === 'show' ? [act.showing.seats.length, act.showing.isLongestShown, act.showing.isWinnerShown] : act.kind));
    expect(showings).toEqual(['seal', [1, false, false], [2, false, false], [2, true, false], [2, true, true]]);
    expect(moments[0]?.view).toBeUndefined();
    expect(moments.slice(1).every(({ view }) => view === after)).toBe(true);
    expect(moments.reduce((sum, one) => sum + one.lasts, 0)).toBeLessThan(8000);
  });

  it('take a little while even where nobody knows what happened', () => {
    const [moment] = play(seen(), seen(), [told('something-new')]);
    expect(moment).toMatchObject({ act: { kind: 'told' }, says: 'Says something-new' });
    expect(moment?.view).toBeUndefined();
  });

  it('lie in the cards that are used for them', () => {
    const hand = [held(1, 'C'), held(2, 'A', 'A/O'), held(3, 'T'), held(4, null), held(5, 'TH', 'TH'), held(6, 'A', '*')];
    const laid = layOut(['CAT', 'AT'], [...hand.slice(0, 4), hand[5]!, held(7, 'T')]);
    expect(laid.map((word) => word.map((one) => one.card?.card))).toEqual([[1, 2, 3], [6, 7]]);
    expect(layOut(['ATH', ''], hand.slice(4)).map((word) => word.map((one) => one.letters))).toEqual([['A', 'TH'], []]);
    expect(layOut(['TAT'], [held(5, 'TA', 'TA'), held(1, 'T')])[0]?.map((one) => one.letters)).toEqual(['TA', 'T']);
  });

  it('may end in half of a pair, for which no card lies there yet', () => {
    expect(layOut(['AQ'], [held(1, 'A')])).toEqual([[{ letters: 'A', card: held(1, 'A') }, { letters: 'Q', card: null }]]);
  });
});

describe('what is held', () => {
  const offered = (...phrases: Phrase[]): Choice[] => phrases.map((phrase, i) => ({ action: i + 1, phrase, text: '' }));
  const choices = offered(['pass'], ['place', { size: ['size-small'] }], ['move'], ['claim'], ['take'], ['hijack'], ['force', { rival: player(1) }]);
  const view = seen(
    { open_to: { place: [2, 3], move: [0], claim: [0, 7], take: [8], hijack: [8], force: [0, 7] } },
    { A1: { pips: 1, upright: true, reach: [1, 6] }, B2: { pips: 1, upright: true }, C2: { pips: 1, claimed_by: 0, reach: [9] } },
  );
  const steps = (what: Parameters<typeof goalsOf>[0], goal: string, from = choices) => goalsOf(what, view, from, 0).get(goal)?.steps.map((step) => step.code);

  it('can be lifted only where something can be done with it', () => {
    expect(liftable(view, choices)).toEqual({ sizes: new Set(['small']), cells: new Set(['A1', 'B2', 'C2']) });
    expect(liftable(view, offered(['pass'], ['take']))).toEqual({ sizes: new Set(), cells: new Set(['C2']) });
    expect(liftable(seen({ phase: 'pointing' }), choices).cells.size).toBe(0);
  });

  it('goes where the view says that it can, by the choices that are offered', () => {
    expect([...goalsOf({ from: 'stash', size: 'small' }, view, choices, 0).keys()]).toEqual(['cell C1', 'cell D1']);
    expect(goalsOf({ from: 'stash', size: 'large' }, view, choices, 0).size).toBe(0);
    expect([...goalsOf({ from: 'field', cell: 'A1' }, view, choices, 0).keys()].sort()).toEqual(['cell A2', 'cell B1', 'seat 0', 'seat 1']);
    expect(steps({ from: 'field', cell: 'A1' }, 'cell A2')).toEqual(['move', 'pyramid-on-cell', 'to-cell']);
    expect(steps({ from: 'field', cell: 'A1' }, 'seat 1')).toEqual(['force', 'pyramid-on-cell']);
    expect(steps({ from: 'field', cell: 'B2' }, 'cell A2')).toBeUndefined();
    expect(steps({ from: 'field', cell: 'C2' }, 'seat 0')).toEqual(['take', 'pyramid-on-cell']);
    expect(steps({ from: 'field', cell: 'C2' }, 'cell D2')).toEqual(['hijack', 'pyramid-on-cell', 'to-cell']);
    expect(steps({ from: 'field', cell: 'C2' }, 'cell D2', offered(['take']))).toBeUndefined();
  });

  it('is offered step by step', () => {
    expect(choiceFor({ code: 'place', size: 'small' }, choices)?.action).toBe(2);
    expect(choiceFor({ code: 'place', size: 'large' }, choices)).toBeUndefined();
    expect(choiceFor({ code: 'force', rival: 1 }, choices)?.action).toBe(7);
    expect(choiceFor({ code: 'force', rival: 2 }, choices)).toBeUndefined();
    expect(['move', 'on-cell', 'pyramid-on-cell', 'to-cell'].map((code) => phaseOf({ code }))).toEqual(['choosing', 'pointing', 'pointing', 'moving']);
    const cells = offered(['on-cell', { cell: 'A1' }], ['on-cell', { cell: 'B1' }]);
    expect([...pointable(seen({ phase: 'pointing' }), cells).keys()]).toEqual(['A1', 'B1']);
  });
});

describe('the letters on the board of results', () => {
  const few = [
    { words: [3, 3], rest: 0 },
    { words: [2], rest: 7 },
  ];
  const many = [
    { words: [7, 6, 5, 4], rest: 9 },
    { words: [8, 8, 5], rest: 4 },
  ];

  it('are the larger, the fewer there are', () => {
    expect(letterSizes([{ words: [], rest: 1 }]).wide).toBeGreaterThan(letterSizes(few).wide - 0.01);
    expect(letterSizes(few).wide).toBeGreaterThan(letterSizes(many).wide);
    expect(letterSizes(few).narrow).toBeGreaterThanOrEqual(letterSizes(many).narrow);
  });

  it('never get too small to be read, however many players there are', () => {
    const { wide, narrow } = letterSizes([...many, ...many]);
    expect([wide, narrow]).toEqual([2, 1.8]);
  });
});
