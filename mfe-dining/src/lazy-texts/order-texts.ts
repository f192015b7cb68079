import { useTexts } from '@guest/shared';
import type { LazyTextKey } from './lazy-texts';
import type { TextKey } from '../texts';

/** A text of the order pages, which are loaded lazily. */
export type OrderTextKey = TextKey | LazyTextKey;

export const useOrderText = useTexts<OrderTextKey>;
