const TONES = [
  { hertz: 880, at: 0 },
  { hertz: 1174.66, at: 0.12 },
];
const TONE_SECONDS = 0.35;
const PEAK_VOLUME = 0.12;

let context: AudioContext | undefined;

/**
 * Plays two short synthesised tones, so no file is loaded. Browsers forbid sound on a page without user
 * interaction.
 */
export function playNotificationSound(): void {
  if (!('AudioContext' in globalThis) || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const { hertz, at } of TONES) {
    const tone = new OscillatorNode(context, { type: 'sine', frequency: hertz });
    const volume = new GainNode(context, { gain: 0 });
    const startsAt = currentTime + at;
    volume.gain.setValueAtTime(0, startsAt);
    volume.gain.linearRampToValueAtTime(PEAK_VOLUME, startsAt + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, startsAt + TONE_SECONDS);
    tone.connect(volume).connect(destination);
    tone.start(startsAt);
    tone.stop(startsAt + TONE_SECONDS);
  }
}
