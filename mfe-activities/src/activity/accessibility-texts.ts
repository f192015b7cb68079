import type { Activity } from '@guest/shared/contracts/activity/activity.contract';
import type { TextKey } from '../texts';

export const accessibilityTexts: Record<Activity['accessibility'][number], TextKey> = {
  step_free: 'Step-free',
  hearing_loop: 'Hearing loop',
  quiet: 'Quiet',
  braille: 'Braille',
  accessible_wc: 'Accessible toilet',
  lift: 'Lift',
};
