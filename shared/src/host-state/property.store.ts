import { createStore } from 'zustand';
import type { FooterItem, Property, PropertyDetail } from '../contracts/property/property.contract';

/** The property that the guest is looking at, and its navigation. Only the shell calls its actions. */
export interface PropertyState {
  property: Property | null;
  footer: FooterItem[] | null;
  detailLoaded(detail: PropertyDetail): void;
}

export type PropertyStore = ReturnType<typeof createPropertyStore>;

export function createPropertyStore() {
  const store = createStore<PropertyState>()((set) => ({
    property: null,
    footer: null,
    detailLoaded: ({ system }) => set({ property: system.property, footer: system.components.footer.items }),
  }));
  // React draws a first view, and takes it over, from a store's initial state; the document has brought this one's.
  return { ...store, getInitialState: store.getState };
}

/** Whether what is stored is not of the property that the address names. */
export function needsDetail({ property, footer }: PropertyState, identity: string): boolean {
  return !property || !footer || property.identity.toLowerCase() !== identity.toLowerCase();
}
