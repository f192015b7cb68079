import type {
  Menu,
  MenuItem,
  MenuOverview,
  MenuSection,
  MenuSummary,
  ModifierGroup,
} from '../../contracts/menu/menu.schema';
import { openDaily } from './opening-hours';
import { uuidOf } from './uuid-of';

export const menuSummary = (facts: Partial<MenuSummary> = {}): MenuSummary => ({
  uuid: uuidOf(1),
  slug: 'dinner',
  name: 'Dinner',
  order: 1,
  orderable: true,
  ...facts,
});

export const menu = (facts: Partial<Menu> = {}): Menu => ({
  ...menuSummary(),
  outlet: { uuid: uuidOf(1), slug: 'sea-bar', name: 'Sea Bar' },
  currency: 'EUR',
  currencyPrecision: 2,
  pricesIncludeTax: true,
  isServed: true,
  sections: [],
  version: 1,
  updatedAt: '2026-05-01T09:00:00Z',
  ...facts,
});

export const menuOverview = (facts: Partial<MenuOverview> = {}): MenuOverview => ({
  ...menuSummary(),
  outlet: { uuid: uuidOf(1), slug: 'sea-bar', name: 'Sea Bar', openingHours: openDaily('12:00', '23:00') },
  currency: 'EUR',
  currencyPrecision: 2,
  pricesIncludeTax: true,
  sections: [],
  version: 1,
  ...facts,
});

export const menuSection = (facts: Partial<MenuSection> = {}): MenuSection => ({
  uuid: uuidOf(1),
  name: 'Starters',
  order: 1,
  items: [],
  ...facts,
});

export const menuItem = (facts: Partial<MenuItem> = {}): MenuItem => ({
  uuid: uuidOf(1),
  name: 'Grilled octopus',
  images: [],
  price: 1250,
  portions: [],
  modifierGroups: [],
  allergensDeclared: true,
  allergens: [],
  mayContain: [],
  dietary: [],
  spicyLevel: 0,
  isAlcohol: false,
  stockStatus: 'available',
  tags: [],
  ...facts,
});

export const modifierGroup = (facts: Partial<ModifierGroup> = {}): ModifierGroup => ({
  uuid: uuidOf(1),
  name: 'Side',
  min: 0,
  max: 1,
  freeCount: 0,
  display: 'radio',
  defaultModifierUuids: [],
  modifiers: [],
  ...facts,
});

export const modifier = (
  facts: Partial<ModifierGroup['modifiers'][number]> = {},
): ModifierGroup['modifiers'][number] => ({
  uuid: uuidOf(1),
  name: 'Bread',
  price: 0,
  available: true,
  allergens: [],
  removesAllergens: [],
  modifierGroups: [],
  ...facts,
});
