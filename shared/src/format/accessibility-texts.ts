import type { DirectoryEntry } from '../contracts/directory/directory.contract';

/** The names of what makes a place accessible. Every package that shows them has them in its catalog. */
export const accessibilityTexts = {
  step_free: 'Step-free',
  hearing_loop: 'Hearing loop',
  quiet: 'Quiet',
  braille: 'Braille',
  accessible_wc: 'Accessible toilet',
  lift: 'Lift',
} as const satisfies Record<DirectoryEntry['accessibility'][number], string>;
