/** How each character of the box is put together from simple shapes; decks that people bring get a mixture. */
export interface Look {
  skin: string;
  cloak: string;
  hair?: [kind: Hair, colour: string];
  hat?: [kind: Hat, colour: string];
  beard?: [kind: Beard, colour: string];
  extra?: Extra;
  face?: 'stern' | 'kind' | 'sly' | 'old';
  beast?: Beast;
}

export type Hair = 'long' | 'braids' | 'short' | 'wild' | 'swept' | 'bun';
export type Hat =
  | 'ice-crown' | 'crown' | 'hood' | 'cap' | 'fur' | 'bonnet' | 'kokoshnik' | 'horns' | 'top' | 'shako' | 'helmet' | 'scarf'
  | 'leaves' | 'antlers' | 'bobble';
export type Beard = 'long' | 'full' | 'moustache' | 'sideburns' | 'goatee';
export type Extra = 'shard' | 'knife' | 'bow' | 'match' | 'broom' | 'hourglass' | 'glasses' | 'staff' | 'skis' | 'tongue' | 'wind';
export type Beast = 'mouse' | 'snowman' | 'tree' | 'wolf' | 'raven' | 'rooster';

const PALE = '#e9f1f4';
const FAIR = '#f3d7bd';
const WARM = '#e2b48e';
const BROWN = '#b98560';
const WHITE = '#f8f6ef';
const INK = '#22303f';

export const BOX: readonly Look[] = [
  { skin: PALE, cloak: '#eef6fa', hair: ['long', '#cfe0ea'], hat: ['ice-crown', '#bfe0f0'], face: 'stern' },
  { skin: FAIR, cloak: '#b23b30', hair: ['braids', '#d9a441'], hat: ['bonnet', '#b23b30'], face: 'kind' },
  { skin: FAIR, cloak: '#2c5d84', hair: ['short', '#8a5a2f'], hat: ['cap', '#2c5d84'], extra: 'shard' },
  { skin: WARM, cloak: '#5c3a26', hair: ['wild', '#1f1a17'], extra: 'knife', face: 'sly' },
  { skin: '#cfe3ec', cloak: '#6ba3c2', hair: ['wild', WHITE], extra: 'wind', face: 'sly' },
  { skin: FAIR, cloak: '#6f7f8c', hair: ['braids', '#3a2a20'], hat: ['fur', '#8c97a0'], extra: 'skis', face: 'stern' },
  { skin: WARM, cloak: '#3d5a3d', hat: ['helmet', '#9aa6ad'], beard: ['full', '#c08a3c'], extra: 'bow' },
  { skin: PALE, cloak: '#5b7086', hair: ['swept', WHITE], beard: ['long', WHITE], extra: 'wind', face: 'stern' },
  { skin: '#9fb9c7', cloak: '#3d4a54', hat: ['hood', '#3d4a54'], face: 'old', extra: 'staff' },
  { skin: '#f6f4f0', cloak: '#fbfbf8', hair: ['long', '#15181c'], face: 'stern' },
  { skin: FAIR, cloak: '#7a6aa0', hair: ['bun', WHITE], hat: ['bonnet', '#f2ede2'], extra: 'glasses', face: 'kind' },
  { skin: FAIR, cloak: '#274f8c', hat: ['fur', '#274f8c'], beard: ['long', WHITE], extra: 'staff', face: 'kind' },
  { skin: FAIR, cloak: '#8fc0dc', hair: ['braids', '#e3bd6a'], hat: ['kokoshnik', '#5b9dc6'], face: 'kind' },
  { skin: '#8c2f26', cloak: '#3a221b', hat: ['horns', '#e8dcc0'], hair: ['wild', '#241512'], beard: ['goatee', '#241512'], extra: 'tongue', face: 'sly' },
  { skin: WARM, cloak: '#4c4a63', hat: ['scarf', '#a2422f'], hair: ['bun', '#b9b4aa'], extra: 'broom', face: 'old' },
  { skin: FAIR, cloak: INK, hat: ['top', INK], beard: ['sideburns', '#a9adb0'], face: 'stern' },
  { skin: FAIR, cloak: '#b02c24', hat: ['shako', '#274f8c'], beard: ['moustache', WHITE] },
  { skin: '#9a948c', cloak: '#5a2d5f', hat: ['crown', '#e2b43d'], beast: 'mouse' },
  { skin: FAIR, cloak: '#7b2b52', hat: ['crown', '#e2b43d'], beard: ['full', '#6b4526'], face: 'kind' },
  { skin: FAIR, cloak: '#6e5a46', hair: ['long', '#c48a42'], hat: ['scarf', '#7f8a78'], extra: 'match', face: 'kind' },
  { skin: '#fbfdfd', cloak: '#fbfdfd', hat: ['top', INK], beast: 'snowman' },
  { skin: FAIR, cloak: '#b23b30', hat: ['bobble', '#b23b30'], beard: ['long', WHITE], face: 'kind' },
  { skin: '#a9bfa6', cloak: '#2f4a3a', hair: ['long', '#566b58'], hat: ['leaves', '#4d7a52'], face: 'sly' },
  { skin: '#2f6a4a', cloak: '#2f6a4a', beast: 'tree' },
  { skin: '#7d8891', cloak: '#56626c', beast: 'wolf' },
  { skin: '#d8e6ec', cloak: '#88a8bd', hat: ['fur', '#e6eff3'], beard: ['long', '#e9f3f8'], extra: 'staff', face: 'stern' },
  { skin: BROWN, cloak: '#8b8474', beard: ['long', '#e8e5dc'], extra: 'hourglass', face: 'old' },
  { skin: WARM, cloak: '#27563f', hat: ['leaves', '#2f7a4d'], beard: ['full', '#5a3820'], face: 'stern' },
  { skin: '#22262c', cloak: '#22262c', beast: 'raven' },
  { skin: '#c9742d', cloak: '#c9742d', beast: 'rooster' },
];

/** The look of a card of the box, or of the same number in another deck. */
export function lookOf(number: number, own: boolean): Look {
  const known = own ? undefined : BOX[number - 1];
  if (known) return known;
  const people = BOX.filter((look) => !look.beast);
  const pick = (salt: number) => people[(number * 7 + salt * 5) % people.length] as Look;
  return { ...pick(1), hat: pick(2).hat, hair: pick(3).hair, beard: number % 3 ? undefined : pick(4).beard, cloak: pick(5).cloak, extra: undefined };
}
