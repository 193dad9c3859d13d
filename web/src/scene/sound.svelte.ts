const KEPT = 'sound';
const MASTER = 0.3;
const DETUNE = 0.03; // each voice differs a little from the last
const EVEN = 0.6; // by which a band of noise is about as loud as a tone of the same volume, however narrow it is
const MOST_VOICES = 10; // at the same time

/** A sound, how many milliseconds later, and how high (1 is as it is). */
export type Note = SoundName | [name: SoundName, after: number, pitch?: number];

interface Voices {
  /** Noise that passes from around one pitch to another; `volume` is about its peak, as of a ping. */
  noise(low: number, high: number, seconds: number, volume: number, after?: number, sharpness?: number): void;
  ping(from: number, to: number, seconds: number, volume: number, after?: number, wave?: OscillatorType): void;
}

const SOUNDS = {
  card: (v) => v.noise(1500, 900, 0.09, 0.4, 0, 1),
  flip: (v) => v.noise(2800, 4600, 0.06, 0.4),
  thud: (v) => v.noise(260, 110, 0.14, 0.55, 0, 0.7),
  whoosh: (v) => v.noise(500, 1800, 0.32, 0.4),
  crunch: (v) => [0, 0.045, 0.09].forEach((after) => v.noise(2600, 4200, 0.04, 0.4, after)),
  snow: (v) => {
    v.noise(420, 140, 0.14, 0.4, 0, 0.7);
    [0.03, 0.08, 0.13].forEach((after) => v.noise(2000, 3600, 0.05, 0.4, after));
  },
  ice: (v) => {
    v.noise(5200, 4600, 0.16, 0.25, 0, 6);
    [2100, 2700, 3300].forEach((f, i) => v.ping(f, f, 0.05, 0.2, 0.03 * i));
    v.ping(140, 110, 0.16, 0.35);
  },
  crack: (v) => {
    v.noise(900, 6000, 0.25, 0.4, 0, 8);
    v.noise(300, 240, 0.8, 0.35, 0.1);
  },
  drip: (v) => v.ping(1600, 900, 0.09, 0.25),
  splash: (v) => {
    v.noise(500, 1400, 0.24, 0.35, 0, 3);
    [0.1, 0.17, 0.24].forEach((after) => v.ping(300, 700, 0.06, 0.25, after));
  },
  tile: (v) => {
    v.ping(500, 330, 0.08, 0.35, 0, 'triangle');
    v.noise(1800, 1800, 0.03, 0.3);
  },
  wood: (v) => {
    v.ping(320, 210, 0.14, 0.45, 0, 'triangle');
    v.noise(1800, 1800, 0.025, 0.25);
  },
  bone: (v) => {
    v.ping(620, 410, 0.12, 0.4, 0, 'triangle');
    v.noise(2200, 2200, 0.025, 0.25);
  },
  glass: (v) => v.ping(1568, 1560, 0.25, 0.22),
  pluck: (v) => v.ping(520, 520, 0.22, 0.35, 0, 'triangle'),
  bell: (v) => {
    v.ping(784, 784, 0.9, 0.25);
    v.ping(2164, 2164, 0.5, 0.1);
  },
  wind: (v) => v.noise(500, 1300, 0.9, 0.35, 0, 1),
  turn: (v) => {
    v.ping(523, 523, 0.18, 0.3);
    v.ping(784, 784, 0.26, 0.3, 0.09);
  },
  tick: (v) => v.ping(220, 220, 0.09, 0.35, 0, 'triangle'),
  refuse: (v) => [0, 0.09].forEach((after) => v.noise(240, 200, 0.1, 0.4, after, 3)),
  win: (v) => [523, 659, 784, 1047].forEach((f, i) => v.ping(f, f, 0.5, 0.3, 0.11 * i)),
  lose: (v) => [392, 330, 262].forEach((f, i) => v.ping(f, f, 0.5, 0.26, 0.16 * i)),
} satisfies Record<string, (voices: Voices) => void>;

export type SoundName = keyof typeof SOUNDS;

/** Sounds made here and now, without files.  Nothing is heard before the first gesture, nor where somebody said so. */
class Sound {
  isOn = $state(localStorage.getItem(KEPT) !== 'off');
  private audio: AudioContext | null = null;
  private out: AudioNode | null = null;
  private grain: AudioBuffer | null = null;
  private voices = 0;

  constructor() {
    for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, this.wake, { capture: true });
  }

  turn(): void {
    this.isOn = !this.isOn;
    localStorage.setItem(KEPT, this.isOn ? 'on' : 'off');
    if (this.isOn) this.play(['pluck']);
  }

  play(notes: readonly Note[]): void {
    if (!this.audio || !this.isOn || document.hidden) return;
    for (const note of notes) {
      const [name, after, pitch] = typeof note === 'string' ? ([note, 0, 1] as const) : note;
      SOUNDS[name](this.voicesAt(this.audio.currentTime + after / 1000, (pitch ?? 1) * (1 + DETUNE * (Math.random() - 0.5))));
    }
  }

  /** A browser lets nothing be heard before somebody did something. */
  private readonly wake = (): void => {
    if (!this.isOn || !('AudioContext' in globalThis)) return;
    this.audio ??= this.open();
    if (this.audio.state === 'suspended') void this.audio.resume();
  };

  private open(): AudioContext {
    const audio = new AudioContext();
    const [master, soft] = [audio.createGain(), audio.createDynamicsCompressor()];
    master.gain.value = MASTER;
    soft.threshold.value = -18;
    master.connect(soft).connect(audio.destination);
    this.out = master;
    this.grain = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = this.grain.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
    return audio;
  }

  private voicesAt(start: number, pitch: number): Voices {
    return {
      noise: (low, high, seconds, volume, after = 0, sharpness = 2) => {
        const { audio, grain } = this;
        if (!audio || !grain) return;
        const [source, filter] = [audio.createBufferSource(), audio.createBiquadFilter()];
        source.buffer = grain;
        source.loop = true;
        filter.type = 'bandpass';
        filter.Q.value = sharpness;
        filter.frequency.setValueAtTime(low * pitch, start + after);
        filter.frequency.exponentialRampToValueAtTime(high * pitch, start + after + seconds);
        source.connect(filter);
        const left = (Math.sqrt(low * high) * pitch) / sharpness / (audio.sampleRate / 2); // of the noise, in the band
        this.sing(source, filter, start + after, seconds, (volume * EVEN) / Math.sqrt(left));
      },
      ping: (from, to, seconds, volume, after = 0, wave = 'sine') => {
        const { audio } = this;
        if (!audio) return;
        const source = audio.createOscillator();
        source.type = wave;
        source.frequency.setValueAtTime(from * pitch, start + after);
        source.frequency.exponentialRampToValueAtTime(to * pitch, start + after + seconds);
        this.sing(source, source, start + after, seconds, volume);
      },
    };
  }

  private sing(source: AudioScheduledSourceNode, last: AudioNode, start: number, seconds: number, volume: number): void {
    const { audio, out } = this;
    if (!audio || !out || this.voices >= MOST_VOICES) return;
    this.voices += 1;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(volume, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    last.connect(gain).connect(out);
    source.start(start);
    source.stop(start + seconds + 0.05);
    source.onended = () => (this.voices -= 1);
  }
}

export const sound = new Sound();
