import type { DirectoryEntry } from '@guest/shared/contracts/directory/directory.contract';
import type { TextKey } from '../texts';

export const accessibilityTexts: Record<DirectoryEntry['accessibility'][number], TextKey> = {
  step_free: 'Step-free',
  hearing_loop: 'Hearing loop',
  quiet: 'Quiet',
  braille: 'Braille',
  accessible_wc: 'Accessible toilet',
  lift: 'Lift',
};
