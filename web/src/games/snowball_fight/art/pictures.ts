import type { Side } from '../sides';
import { ADA, BERT, child, INK } from './child';
import { ball, blocks, hatch, heap, iceball, lines, littleCard, pine, rock, sledge, slush, splat } from './things';

/** What every side shows, on a field of 160 by 100. */

const [RED, BLUE, GOLD, PINE] = [['#b5473a', '#eec3b0'], ['#4585a8', '#cfe6ef'], ['#dfa83f', '#fbe7b8'], ['#2f6a58', '#a8d6c2']] as const;
const SNOW = '#f6efe3';

function field([sky, strokes]: readonly [string, string], far: string, ground = SNOW): string {
  return (
    `<path d="M0 0h160v100H0z" fill="${sky}"/>${lines(hatch(12, 8, 22, 2) + hatch(28, 8, 22, 12) + hatch(46, 8, 22, 5), strokes, 1.8, 0.65)}` +
    `<path d="M0 60c30-10 52-2 80-6s50-10 80 0v30H0z" fill="${far}"/><path d="M0 72c26-8 50-3 78 0s54-6 82-1v30H0z" fill="${ground}"/>` +
    lines(hatch(86, 7, 24, 6) + hatch(95, 7, 24, 16), ground === SNOW ? '#b9a98f' : '#93aab8', 1.6, 0.6)
  );
}

const RAYS = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8)
  .map((a) => [Math.cos(a), Math.sin(a)] as const)
  .map(([c, s]) => `M${(80 + 38 * c).toFixed(1)} ${(26 + 38 * s).toFixed(1)}L${(80 + 62 * c).toFixed(1)} ${(26 + 62 * s).toFixed(1)}`)
  .join('');

const PICTURES: Record<Side, () => string> = {
  snowball: () =>
    field(RED, '#8f2a24') +
    child(ADA, { head: [46, 34], neck: [46, 47], hip: [42, 66], arms: [[[44, 50], [28, 54], [24, 42]], [[48, 49], [66, 46], [76, 30]]], legs: [[[39, 70], [32, 80], [24, 88]], [[45, 70], [56, 76], [58, 88]]], tilt: 6, mouth: 'grin', tail: [-20, 6] }) +
    ball(108, 26, 11) + lines('M92 33l-12 6M94 24l-10 3M99 40l-12 9') + splat(150, 44, 0.5),

  slushball: () =>
    field(['#9c4a3c', RED[1]], '#74352d', '#dfe6e6') +
    child(ADA, { head: [30, 36], neck: [30, 49], hip: [27, 67], arms: [[[29, 52], [14, 56], [13, 44]], [[32, 51], [46, 50], [56, 40]]], legs: [[[24, 71], [18, 80], [14, 88]], [[30, 71], [38, 78], [40, 88]]], mouth: 'grin', eyes: 'sly', tail: [-16, 4] }) +
    slush(92, 42, 1) + lines('M72 24l-10 0M73 36l-9 4') +
    child(BERT, { head: [138, 44], neck: [137, 57], hip: [138, 74], arms: [[[134, 60], [124, 56], [118, 50]], [[140, 60], [150, 54], [152, 44]]], legs: [[[134, 77], [130, 84], [126, 91]], [[141, 77], [146, 84], [148, 91]]], tilt: 8, look: -1, mouth: 'o', eyes: 'wide' }) +
    littleCard(122, 74, -28, RED[0], 0.9),

  sneak: () =>
    field(['#4d2f4f', '#a788a8'], '#35203a', '#cfd3de') +
    '<circle cx="132" cy="18" r="9" fill="#f3e3b5"/>' +
    child(BERT, { head: [126, 40], neck: [126, 53], hip: [125, 72], arms: [[[123, 56], [116, 64], [118, 72]], [[129, 56], [136, 64], [134, 72]]], legs: [[[122, 75], [120, 84], [119, 91]], [[129, 75], [131, 84], [132, 91]]] }) +
    pine(56, 92, 1.45, '#1c2f2e') +
    child(ADA, { head: [82, 50], neck: [76, 60], hip: [66, 76], arms: [[[72, 62], [70, 72], [76, 78]], [[78, 62], [90, 58], [94, 66]]], legs: [[[63, 80], [60, 88], [54, 92]], [[68, 80], [78, 84], [80, 92]]], tilt: 14, mouth: 'flat', eyes: 'sly', tail: [-15, 2] }) +
    ball(97, 61, 6),

  dodge: () =>
    field(BLUE, '#2f6786') +
    child(ADA, { head: [52, 46], neck: [62, 55], hip: [80, 66], arms: [[[62, 60], [54, 74], [46, 76]], [[66, 56], [76, 44], [86, 42]]], legs: [[[80, 70], [78, 82], [70, 90]], [[84, 68], [98, 76], [96, 90]]], tilt: -58, look: 0, mouth: 'grin', eyes: 'wide', tail: [-4, 18] }) +
    ball(50, 18, 10) + lines('M64 18h26M63 10h16M63 26h18') + lines('M30 34q-6 12 0 24M24 38q-5 9 0 18', '#fffdf7', 2),

  'offensive-dodge': () =>
    field(BLUE, RED[0]) +
    child(ADA, { head: [62, 24], neck: [64, 37], hip: [60, 54], arms: [[[61, 40], [48, 44], [40, 36]], [[66, 39], [82, 38], [92, 26]]], legs: [[[57, 57], [42, 56], [34, 66]], [[63, 58], [74, 64], [66, 74]]], tilt: 4, mouth: 'grin', tail: [-18, -4] }) +
    ball(118, 20, 9) + lines('M104 24l-9 3M106 14l-9 1') + ball(30, 86, 8) + lines('M42 86h26M42 79h16M42 93h16', '#7f9aab', 2.6),

  upgrade: () =>
    field(GOLD, '#c18a22') + sledge(108, 70, 1.15) + littleCard(94, 58, -8, RED[0], 1.05) + littleCard(112, 57, 4, '#1f5f8b', 1.05) +
    child(ADA, { head: [46, 38], neck: [46, 51], hip: [43, 70], arms: [[[44, 54], [32, 62], [36, 74]], [[48, 53], [62, 50], [68, 36]]], legs: [[[40, 74], [37, 82], [35, 90]], [[47, 74], [52, 82], [54, 90]]], mouth: 'grin', tail: [-16, 6] }) +
    littleCard(71, 26, 10, '#c98f1d', 1.5) + lines('M88 14l6-5M90 26h8M54 12l-4-6M71 5v-3', '#fffdf7', 2.6),

  'ultra-upgrade': () =>
    `<path d="M0 0h160v100H0z" fill="#d8932a"/>${lines(RAYS, GOLD[1], 3.4)}<path d="M0 82c26-8 50-3 78 0s54-6 82-1v30H0z" fill="${SNOW}"/>` +
    lines(hatch(93, 7, 24, 6), '#b9a98f', 1.6, 0.6) + ball(80, 26, 27) + lines('M64 18q5-9 14-11', '#dfe8ec', 4) +
    `<path d="m80 14 3.4 7 7.6.8-5.6 5.2 1.6 7.6-7-4-7 4 1.6-7.6-5.6-5.2 7.6-.8z" fill="#e9b23c" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/>` +
    child(ADA, { head: [80, 67], neck: [80, 78], hip: [80, 92], arms: [[[76, 80], [60, 70], [60, 50]], [[84, 80], [100, 70], [100, 50]]], legs: [[[77, 96], [74, 99], [73, 104]], [[83, 96], [86, 99], [87, 104]]], look: 0, mouth: 'grin', front: 2 }),

  restock: () =>
    field(GOLD, '#c18a22') + heap(112, 84, 8) +
    child(ADA, { head: [50, 46], neck: [52, 58], hip: [44, 76], arms: [[[48, 61], [52, 74], [66, 78]], [[54, 60], [68, 60], [78, 66]]], legs: [[[42, 80], [30, 84], [24, 90]], [[46, 80], [56, 84], [50, 91]]], tilt: 8, tail: [-17, 3] }) +
    ball(86, 62, 8) + lines('M96 40a18 14 0 0 1 30-8M128 22l-1 11-11-1', '#fffdf7', 3.4),

  barrage: () =>
    field(['#c2502f', '#f4c9ae'], '#8f2a24') +
    ball(84, 18, 8) + ball(108, 36, 10) + ball(126, 14, 7) + ball(140, 46, 9) + ball(100, 62, 7) +
    lines('M72 22l-9 4M94 42l-12 5M114 18l-9 3M127 52l-12 4M90 66l-9 3') +
    child(ADA, { head: [38, 36], neck: [38, 49], hip: [36, 68], arms: [[[35, 52], [20, 46], [20, 32]], [[41, 51], [56, 46], [62, 34]]], legs: [[[33, 72], [26, 80], [20, 88]], [[39, 72], [48, 80], [50, 88]]], mouth: 'grin', eyes: 'sly', tail: [-16, 8], front: 2 }) +
    ball(20, 25, 7),

  snatch: () =>
    field(['#3b7f86', '#c6e4df'], '#2b6168') +
    child(BERT, { head: [26, 40], neck: [27, 53], hip: [22, 70], arms: [[[24, 56], [14, 60], [10, 54]], [[29, 55], [42, 50], [52, 44]]], legs: [[[19, 74], [10, 80], [6, 88]], [[25, 74], [36, 80], [38, 88]]], tilt: 4, mouth: 'o', eyes: 'wide' }) +
    child(ADA, { head: [112, 34], neck: [106, 46], hip: [92, 62], arms: [[[102, 49], [92, 54], [84, 46]], [[106, 50], [118, 60], [126, 52]]], legs: [[[88, 65], [74, 66], [66, 74]], [[94, 66], [110, 70], [112, 84]]], tilt: 14, mouth: 'grin', eyes: 'sly', tail: [-22, -4] }) +
    littleCard(131, 48, 20, '#c98f1d', 1.35) + lines('M62 34h14M56 46h16M60 60h12'),

  rocks: () =>
    field(['#6d2f2a', '#c98f82'], '#4a1d1b', '#e4ddd2') +
    child(ADA, { head: [36, 34], neck: [36, 47], hip: [32, 66], arms: [[[34, 50], [18, 54], [14, 42]], [[38, 49], [56, 46], [64, 32]]], legs: [[[29, 70], [22, 80], [16, 88]], [[35, 70], [46, 76], [48, 88]]], tilt: 6, mouth: 'flat', eyes: 'sly', tail: [-16, 5] }) +
    rock(92, 28, 1.15, 10) + rock(116, 48, 0.8, 50) + lines('M76 34l-10 4M77 24l-8 1M102 54l-9 4', '#f0d9cf') +
    child(BERT, { head: [140, 50], neck: [141, 62], hip: [142, 78], arms: [[[138, 65], [128, 62], [128, 52]], [[144, 65], [152, 60], [150, 50]]], legs: [[[139, 81], [136, 88], [134, 94]], [[145, 81], [149, 88], [150, 94]]], tilt: 6, look: -1, mouth: 'sad', eyes: 'shut' }) +
    lines('M143 21l8 8m0-8l-8 8', '#f3d38a', 2.6),

  whitewash: () =>
    field(PINE, '#1f4d40') +
    child(BERT, { head: [98, 44], neck: [99, 58], hip: [100, 78], arms: [[[96, 61], [88, 70], [92, 80]], [[103, 61], [118, 62], [122, 50]]], legs: [[[97, 82], [94, 90], [93, 96]], [[104, 82], [107, 90], [108, 96]]], look: -1, mouth: 'o', eyes: 'wide' }) +
    `<path d="M84 42c4-3 6 1 9-1s6 0 9-1 7 0 8 3c1 9-5 14-12 14s-14-6-14-15z" fill="#fffdf7" stroke="${INK}" stroke-width="2"/>${lines('M91 47v.1M100 47v.1', INK, 3.4)}` +
    child(ADA, { head: [52, 36], neck: [54, 49], hip: [50, 70], arms: [[[52, 54], [66, 62], [84, 58]], [[57, 51], [70, 44], [83, 46]]], legs: [[[47, 74], [40, 82], [34, 91]], [[53, 74], [62, 82], [64, 91]]], tilt: 8, mouth: 'grin', tail: [-18, 4] }) +
    lines('M80 28l-4-6M90 24v-8M102 24l4-7M114 30l7-4M84 70l-4 5M112 68l3 5', '#fffdf7', 2.6),

  fort: () =>
    field(PINE, '#1f4d40') +
    child(ADA, { head: [82, 30], neck: [82, 43], hip: [82, 60], arms: [[[78, 46], [66, 44], [62, 34]], [[86, 46], [98, 44], [103, 34]]], mouth: 'grin', front: 2 }) +
    blocks(34, 54, 96, 40, 4, 22) + [34, 60, 86, 112].map((x) => blocks(x, 44, 18, 11, 1, 40)).join('') +
    `<path d="M122 44V12" stroke="${INK}" stroke-width="3"/><path d="M122 12l20 6-20 8z" fill="#c8463a" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>` +
    splat(38, 62, 0.75) + splat(30, 80, 0.5) + ball(14, 40, 8) + `<path d="M26 96c26-8 80-8 112 0v6H26z" fill="${SNOW}"/>`,

  iceball: () =>
    field(['#8f2f3f', '#e6b3b4'], '#6b1f30', '#dfe9ee') +
    child(ADA, { head: [34, 38], neck: [34, 51], hip: [30, 69], arms: [[[32, 54], [16, 56], [12, 44]], [[36, 53], [52, 50], [60, 36]]], legs: [[[27, 73], [20, 82], [14, 89]], [[33, 73], [44, 80], [46, 89]]], tilt: 6, mouth: 'grin', eyes: 'sly', tail: [-15, 5] }) +
    iceball(108, 42, 1) + lines('M76 50l-12 6M78 38l-10 2M82 62l-12 8M138 12l4-6M146 24l8-3M140 68l6 5', '#fff', 2.6),
};

/** Every picture by its side. */
export const drawings = (): Record<string, string> => Object.fromEntries(Object.entries(PICTURES).map(([side, draw]) => [side, draw()]));

/** All pictures as symbols, to be used wherever a side is shown. */
export const symbols = (): string =>
  Object.entries(drawings())
    .map(([side, drawn]) => `<symbol id="sf-${side}" viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice">${drawn}</symbol>`)
    .join('');
