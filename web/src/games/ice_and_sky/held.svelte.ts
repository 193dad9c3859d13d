/** The own card that is held just now, as choices name it; the board and the ribbon both speak of it. */
class Held {
  kind = $state('');
}

export const held = new Held();
