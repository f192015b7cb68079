import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { createContext } from 'react';

/** The parts that the releases of the page offer for the slots of the home page, as the document names them. */
export const SlotParts = createContext<NonNullable<Boot['slots']>>({});
