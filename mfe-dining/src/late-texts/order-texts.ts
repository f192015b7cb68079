import { useTexts } from '@guest/shared';
import type { LateKey } from './late-texts';
import type { TextKey } from '../texts';

/** A text of what is shown of orders, all of which comes late. */
export type OrderTextKey = TextKey | LateKey;

export const useOrderText = useTexts<OrderTextKey>;
