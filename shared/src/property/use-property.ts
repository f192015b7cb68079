import { useHost } from '@guest/shared';
import { useStore } from 'zustand';
import type { Property } from '../contracts/property/property.contract';

/** The property that the address names; the frame shows no page before it is known. */
export function useProperty(): Property {
  const property = useStore(useHost().property, (state) => state.property);
  if (!property) throw new Error('A page of a property is shown before the property is known');
  return property;
}
