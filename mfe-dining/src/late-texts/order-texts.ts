import { useTexts } from '@guest/shared';
import type { LateKey } from './late-texts';
import type { TextKey } from '../texts';

/** A text of the order pages, which are loaded lazily. */
export type OrderTextKey = TextKey | LateKey;

export const useOrderText = useTexts<OrderTextKey>;
