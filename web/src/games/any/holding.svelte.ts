import { isAt, isBetween, isSource, type Offer } from './ways';

/** What can be pressed: a thing, or a whole column or zone; by its id, and by the keys that choices know it by. */
export interface Spot {
  id: string;
  keys: readonly string[];
}

/** What is pressed and dragged on the table, and what is held between two presses. */
export class Holding {
  held = $state.raw<Spot | null>(null);
  offers = $state.raw<readonly Offer[]>([]);
  private readonly spots = new Map<string, Spot>();

  constructor(private readonly choose: (action: number) => void) {}

  /** Other choices: what is held is let go. */
  offer(offers: readonly Offer[]): void {
    this.offers = offers;
    this.held = null;
  }

  /** Learn what is drawn, so that a drop finds it. */
  know(spot: Spot): Spot {
    this.spots.set(spot.id, spot);
    return spot;
  }

  offersAt(spot: Spot): Offer[] {
    return this.offers.filter((offer) => isAt(offer, spot));
  }

  isHeld(spot: Spot): boolean {
    return this.held?.id === spot.id;
  }

  /** Would a press here, after what is held, make a choice? */
  isAwaited(spot: Spot): boolean {
    const { held } = this;
    return held !== null && held.id !== spot.id && this.offers.some((offer) => isBetween(offer, held, spot));
  }

  isDraggable(spot: Spot): boolean {
    return isSource(this.offers, spot);
  }

  /** One press where only one choice is, two where there are several. */
  press(spot: Spot): void {
    const { held } = this;
    if (held && held.id !== spot.id && this.bring(held, spot)) return;
    const here = this.offersAt(spot);
    const [only] = here;
    if (here.length === 1 && only?.atOnce) return this.take(only);
    this.held = here.length && held?.id !== spot.id ? spot : null;
  }

  /** Bring one to the other, if that is a choice. */
  bring(one: Spot, other: Spot): boolean {
    const [only, ...more] = this.offers.filter((offer) => isBetween(offer, one, other));
    if (!only || more.length) return false;
    this.take(only);
    return true;
  }

  drop(id: string, onto: string): boolean {
    const [one, other] = [this.spots.get(id), this.spots.get(onto)];
    return Boolean(one && other && this.bring(one, other));
  }

  lift(id: string): boolean {
    const spot = this.spots.get(id);
    if (!spot || !this.isDraggable(spot)) return false;
    this.held = spot;
    return true;
  }

  private take({ choice }: Offer): void {
    this.held = null;
    this.choose(choice.action);
  }
}
