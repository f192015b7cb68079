import { useHost } from '@guest/shared';
import { useStore } from 'zustand';
import type { Property } from '../contracts/property/property.contract';

/** Returns the property in the address. The frame shows no page before the property is known. */
export function useProperty(): Property {
  const property = useStore(useHost().property, (state) => state.property);
  if (!property) throw new Error('useProperty was called before the property was loaded');
  return property;
}
