import type { DemoModifierGroup } from '../../model/demo-property';
import { t } from './text';

export const milkChoice: DemoModifierGroup = {
  name: t('Milk', 'Leche', 'Lait'),
  min: 1,
  max: 1,
  display: 'radio',
  modifiers: [
    { name: t('Whole milk', 'Leche entera', 'Lait entier'), price: 0, isDefault: true },
    {
      name: t('Oat drink', 'Bebida de avena', 'Boisson à l’avoine'),
      price: 50,
      allergens: ['gluten'],
      removesAllergens: ['milk'],
    },
    {
      name: t('Almond drink', 'Bebida de almendra', 'Boisson à l’amande'),
      price: 50,
      allergens: ['nuts'],
      removesAllergens: ['milk'],
    },
    { name: t('Lactose-free milk', 'Leche sin lactosa', 'Lait sans lactose'), price: 30 },
  ],
};

export const fishSide: DemoModifierGroup = {
  name: t('Two sides', 'Dos guarniciones', 'Deux garnitures'),
  min: 2,
  max: 3,
  freeCount: 2,
  display: 'checkbox',
  modifiers: [
    {
      name: t(
        'Potatoes crushed with garlic',
        'Patatas al puñetazo con ajo',
        'Pommes de terre écrasées à l’ail',
      ),
      price: 350,
      isDefault: true,
    },
    {
      name: t('Tomato and onion salad', 'Ensalada de tomate y cebolla', 'Salade de tomates et oignons'),
      price: 350,
      isDefault: true,
    },
    { name: t('Turnip greens', 'Grelos', 'Fanes de navet'), price: 350 },
    { name: t('Tomato rice', 'Arroz de tomate', 'Riz à la tomate'), price: 400, allergens: ['celery'] },
    { name: t('Roast peppers', 'Pimientos asados', 'Poivrons grillés'), price: 350 },
  ],
};

export const steakCooking: DemoModifierGroup = {
  name: t('How would you like it?', '¿Cómo lo quiere?', 'Quelle cuisson ?'),
  min: 1,
  max: 1,
  display: 'radio',
  modifiers: [
    { name: t('Rare', 'Poco hecho', 'Saignant'), price: 0 },
    { name: t('Medium', 'Al punto', 'À point'), price: 0, isDefault: true },
    { name: t('Well done', 'Muy hecho', 'Bien cuit'), price: 0 },
  ],
};

export const breadChoice: DemoModifierGroup = {
  name: t('Bread', 'Pan', 'Pain'),
  min: 1,
  max: 1,
  display: 'radio',
  modifiers: [
    { name: t('Mafra bread', 'Pan de Mafra', 'Pain de Mafra'), price: 0, isDefault: true },
    { name: t('Bolo do caco', 'Bolo do caco', 'Bolo do caco'), price: 50 },
    {
      name: t('Gluten-free roll', 'Panecillo sin gluten', 'Pain sans gluten'),
      price: 100,
      removesAllergens: ['gluten'],
    },
  ],
};

export const mixer: DemoModifierGroup = {
  name: t('Tonic', 'Tónica', 'Tonic'),
  min: 1,
  max: 1,
  display: 'radio',
  modifiers: [
    { name: t('Indian tonic', 'Tónica clásica', 'Tonic classique'), price: 0, isDefault: true },
    { name: t('Light tonic', 'Tónica ligera', 'Tonic léger'), price: 0 },
    { name: t('Rosemary tonic', 'Tónica de romero', 'Tonic au romarin'), price: 50 },
  ],
};

export const iceAndLemon: DemoModifierGroup = {
  name: t('In the glass', 'En el vaso', 'Dans le verre'),
  min: 0,
  max: 2,
  display: 'checkbox',
  modifiers: [
    { name: t('Ice', 'Hielo', 'Glaçons'), price: 0, isDefault: true },
    { name: t('Lemon', 'Limón', 'Citron'), price: 0 },
    { name: t('Mint', 'Hierbabuena', 'Menthe'), price: 0 },
  ],
};

/** The only nested group of this hotel: a menu adds a side, and the side of potatoes a sauce. */
export const makeItAMenu: DemoModifierGroup = {
  name: t('With', 'Con', 'Avec'),
  min: 0,
  max: 1,
  display: 'radio',
  modifiers: [
    {
      name: t('Sweet-potato chips', 'Boniato frito', 'Frites de patate douce'),
      price: 400,
      modifierGroups: [
        {
          name: t('Sauces', 'Salsas', 'Sauces'),
          min: 0,
          max: 3,
          freeCount: 1,
          display: 'stepper',
          modifiers: [
            {
              name: t('Garlic mayonnaise', 'Alioli', 'Mayonnaise à l’ail'),
              price: 80,
              allergens: ['eggs', 'mustard'],
            },
            { name: t('Piri-piri', 'Piri-piri', 'Piri-piri'), price: 50, allergens: [] },
            {
              name: t('Tomato jam', 'Mermelada de tomate', 'Confiture de tomates'),
              price: 80,
              allergens: [],
            },
          ],
        },
      ],
    },
    { name: t('Green salad', 'Ensalada verde', 'Salade verte'), price: 350, allergens: ['mustard'] },
  ],
};
