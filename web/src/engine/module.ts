/** A game's module: its memory, its doors, and where things lie in its records.  It knows no rule. */
import type { Description, Doors, Layout, Slot } from './doors.ts';

const PAGE = 1 << 16;
const ALIGNED = 64;

const ROWS = {
  i1: Int8Array,
  b1: Int8Array,
  u1: Uint8Array,
  i2: Int16Array,
  i4: Int32Array,
  u4: Uint32Array,
  i8: BigInt64Array,
  u8: BigUint64Array,
  f4: Float32Array,
  f8: Float64Array,
} as const;

export type Values = Int8Array | Uint8Array | Int16Array | Int32Array | Uint32Array | BigInt64Array | BigUint64Array | Float32Array | Float64Array;

/** The value of every option that is not as in the box: a word or a whole number. */
export type Options = Record<string, string | number>;

/** Memory that the code asks for while it runs, in blocks of powers of two; what is given back is used again. */
class Heap {
  more: (bytes: number) => number = () => 0;
  private readonly free = new Map<number, number[]>();
  private readonly sizes = new Map<number, number>();

  take(bytes: number): number {
    const size = 2 ** Math.ceil(Math.log2(bytes));
    const at = this.free.get(size)?.pop() ?? this.more(size);
    this.sizes.set(at, size);
    return at;
  }

  give(at: number): void {
    const size = this.sizes.get(at) ?? 0;
    const others = this.free.get(size);
    if (others) others.push(at);
    else this.free.set(size, [at]);
  }
}

/** Four words of chance. */
export type Key = [number, number, number, number];

export const newKey = (): Key => Array.from(crypto.getRandomValues(new Int32Array(4))) as Key;

export class Module {
  readonly told: Description;
  readonly doors: Doors;
  private readonly memory: WebAssembly.Memory;
  private top: number;

  private constructor(told: Description, instance: WebAssembly.Instance) {
    const { memory, __heap_base: heap, ...doors } = instance.exports;
    this.told = told;
    this.doors = doors as unknown as Doors;
    this.memory = memory as WebAssembly.Memory;
    this.top = Number((heap as WebAssembly.Global).value);
  }

  static async of(told: Description, code: BufferSource | WebAssembly.Module): Promise<Module> {
    return Module.at(told, code instanceof WebAssembly.Module ? code : await WebAssembly.compile(code));
  }

  /** At once: only threads that nobody looks at may do so with much code. */
  static at(told: Description, code: WebAssembly.Module): Module {
    const heap = new Heap();
    const take = (bytes: number) => heap.take(bytes);
    const give = (at: number) => heap.give(at);
    const instance = new WebAssembly.Instance(code, { env: { exp: Math.exp, log10: Math.log10, pow: Math.pow, take, give } });
    const module = new Module(told, instance);
    heap.more = (bytes) => module.room(bytes);
    return module;
  }

  /** The address of so many bytes, all zero; nobody gives them back. */
  room(bytes: number): number {
    const at = Math.ceil(this.top / ALIGNED) * ALIGNED;
    this.top = at + bytes;
    const lacking = this.top - this.memory.buffer.byteLength;
    if (lacking > 0) this.memory.grow(Math.ceil(lacking / PAGE));
    return at;
  }

  /** The address of blank records side by side. */
  records(name: string, count = 1): number {
    return this.room(this.layout(name).size * count);
  }

  constant(name: string): number {
    const found = this.told.constants[name];
    if (found === undefined) throw new Error(`The module of ${this.told.game} has no constant ${name}.`);
    return found;
  }

  /** What a seat may choose in a state, rising; nothing where it is not to act. */
  legal(s: number, seat: number): number[] {
    const found: number[] = [];
    if (!this.doors.is_to_act(s, seat)) return found;
    for (let action = this.doors.next_legal(s, seat, 1); action; action = this.doors.next_legal(s, seat, action + 1)) found.push(action);
    return found;
  }

  /** A stream of chance that nobody can foresee. */
  chance(at: number): void {
    this.doors.start(at, ...newKey(), 0);
  }

  layout(name: string): Layout {
    const found = this.told.records[name];
    if (!found) throw new Error(`The module of ${this.told.game} has no record ${name}.`);
    return found;
  }

  /** What lies there now; it is to be used at once, since memory that grows moves. */
  bytes(at: number, size: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, at, size);
  }

  whole(at: number, length: number): BigInt64Array {
    return new BigInt64Array(this.memory.buffer, at, length);
  }

  real(at: number, length: number): Float64Array {
    return new Float64Array(this.memory.buffer, at, length);
  }

  copy(from: number, to: number, name: string): void {
    new Uint8Array(this.memory.buffer).copyWithin(to, from, from + this.layout(name).size);
  }

  /** A field of the record at an address, as numbers; as short-lived as `bytes`. */
  field(record: string, at: number, name: string): Values {
    const slot = this.slot(record, name);
    const Row = ROWS[slot.format as keyof typeof ROWS];
    return new Row(this.memory.buffer, at + slot.at, slot.shape.reduce((length, size) => length * size, 1));
  }

  /** Where a field lies that is a record itself. */
  inside(record: string, at: number, name: string): number {
    return at + this.slot(record, name).at;
  }

  put(record: string, at: number, name: string, value: number): void {
    const field = this.field(record, at, name);
    field[0] = field instanceof BigInt64Array || field instanceof BigUint64Array ? BigInt(value) : value;
  }

  /** A state with nothing in it but the options, and with the components of the box unless it is made from another. */
  blank(at: number, options: Options = {}, made = this.told.template): void {
    const template = Uint8Array.from(atob(made), (letter) => letter.charCodeAt(0));
    this.bytes(at, template.length).set(template);
    for (const [name, value] of Object.entries(options)) this.put('State', at, name, this.stored(name, value));
  }

  private stored(name: string, value: string | number): number {
    const option = this.told.options.find((one) => one.name === name);
    const word = option?.words[String(value)];
    if (word !== undefined) return word;
    const count = Number(value);
    if (!option || !Number.isInteger(count) || count < option.low || count > option.high) {
      throw new Error(`The module of ${this.told.game} knows no option ${name} that is ${value}.`);
    }
    return count - option.origin;
  }

  private slot(record: string, name: string): Slot {
    const slot = this.layout(record).fields[name];
    if (!slot) throw new Error(`A ${record} of ${this.told.game} has no field ${name}.`);
    return slot;
  }
}
