import { getSettings } from '../settings.ts';

// Small sounds made on the spot: a tap of wood, the rattle of dice, a drum. No file is loaded.

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!getSettings().sound || typeof AudioContext === 'undefined') return null;
  // Browsers give sound only to pages that were touched.
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  return context;
}

/** A short knock: a band of noise that dies away. */
function knock(sound: AudioContext, after: number, pitch: number, length: number, loud: number): void {
  const start = sound.currentTime + after;
  const frames = Math.ceil(sound.sampleRate * length);
  const buffer = sound.createBuffer(1, frames, sound.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 4;
  const source = sound.createBufferSource();
  source.buffer = buffer;
  const filter = sound.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 2.5;
  const gain = sound.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(sound.destination);
  source.start(start);
}

export function soundOf(what: 'tap' | 'dice' | 'end'): void {
  const sound = audio();
  if (sound === null) return;
  if (what === 'tap') knock(sound, 0, 900, 0.07, 0.5);
  else if (what === 'dice') {
    for (const after of [0, 0.07, 0.12, 0.2, 0.31]) knock(sound, after, 1800 + 900 * Math.random(), 0.05, 0.4);
  } else for (const after of [0, 0.18, 0.27, 0.36, 0.54]) knock(sound, after, 180, 0.2, 0.9);
}
