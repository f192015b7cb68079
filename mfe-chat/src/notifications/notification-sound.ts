const TONES = [
  { hertz: 880, at: 0 },
  { hertz: 1174.66, at: 0.12 },
];
const TONE_SECONDS = 0.35;
const PEAK_VOLUME = 0.12;

let context: AudioContext | undefined;

/** All windows receive a message within this time. */
const CLAIM_MS = 2_000;

/** Plays the sound of a message in one of several visible windows. Each calls this for the same message. */
export async function playNotificationSound(messageId: string): Promise<void> {
  // A window that may not play leaves the sound to the others: browsers forbid it without user interaction.
  if (!('AudioContext' in globalThis) || !navigator.userActivation?.hasBeenActive) return;
  if (!navigator.locks) return playTones();
  await navigator.locks.request(`sound of ${messageId}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    playTones();
    await new Promise((resolve) => setTimeout(resolve, CLAIM_MS));
  });
}

/** Plays two short synthesised tones, so no file is loaded. */
function playTones(): void {
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
