import type { DemoModifierGroup, DemoOutlet } from '../../model/demo-property';
import { breadChoice, milkChoice } from './modifiers';
import { t } from './text';

const dusting: DemoModifierGroup = {
  name: t('On top', 'Por encima', 'Dessus'),
  min: 0,
  max: 2,
  display: 'checkbox',
  modifiers: [
    { name: t('Cinnamon', 'Canela', 'Cannelle'), price: 0, allergens: [], isDefault: true },
    { name: t('Icing sugar', 'Azúcar glas', 'Sucre glace'), price: 0, allergens: [] },
  ],
};

const shots: DemoModifierGroup = {
  name: t('Strength', 'Intensidad', 'Force'),
  min: 1,
  max: 1,
  display: 'radio',
  modifiers: [
    { name: t('As it comes', 'Normal', 'Normale'), price: 0, isDefault: true },
    { name: t('Extra shot', 'Doble', 'Double'), price: 70 },
    { name: t('Decaffeinated', 'Descafeinado', 'Décaféiné'), price: 20 },
  ],
};

export const pastelariaCeleste: DemoOutlet = {
  slug: 'pastelaria-celeste',
  name: t('Pastelaria Celeste', 'Pastelaria Celeste', 'Pastelaria Celeste'),
  kind: 'cafe',
  description: t(
    'Grandmother Celeste’s counter by the street door. The natas come out at 8:00, 11:00 and 16:00; the village knows, so be there at five to.',
    'El mostrador de la abuela Celeste, junto a la puerta de la calle. Los pastéis de nata salen a las 8:00, 11:00 y 16:00; el pueblo lo sabe, así que venga cinco minutos antes.',
    'Le comptoir de grand-mère Celeste, près de la porte de la rue. Les natas sortent à 8 h, 11 h et 16 h ; le village le sait, venez cinq minutes avant.',
  ),
  pictures: [
    {
      scene: 'cafe',
      alt: t(
        'A tiled pastry counter with two small round tables',
        'Un mostrador de pastelería con azulejos y dos mesitas redondas',
        'Un comptoir de pâtisserie carrelé et deux petites tables rondes',
      ),
    },
    {
      scene: 'pastry',
      alt: t(
        'Custard tarts with dark, blistered tops',
        'Pastéis de nata con la superficie tostada',
        'Des natas au dessus bien doré, presque noir',
      ),
    },
  ],
  cuisine: [t('Pastries', 'Pastelería', 'Pâtisserie'), t('Coffee', 'Café', 'Café')],
  priceLevel: 1,
  phone: '+351 215 550 144',
  place: t('Street side, Rua da Guia 3', 'Lado de la calle, Rua da Guia 3', 'Côté rue, Rua da Guia 3'),
  openingHours: {
    weekly: [
      { days: [2, 3, 4, 5], intervals: [{ from: '07:30', to: '19:00' }] },
      { days: [6, 7], intervals: [{ from: '08:00', to: '20:00' }] },
    ],
    exceptions: [
      {
        inDays: 4,
        intervals: [{ from: '07:30', to: '13:00' }],
        label: t(
          'Celeste’s birthday: afternoon closed',
          'Cumpleaños de Celeste: cerrado por la tarde',
          'Anniversaire de Celeste : fermé l’après-midi',
        ),
      },
    ],
  },
  bookingMode: 'none',
  orderModes: ['table', 'pickup'],
  ordering: {
    slotInterval: 10,
    leadMinutes: 10,
    slotCapacityOrders: 15,
    lastOrderBeforeCloseMinutes: 10,
    autoAccept: true,
    cancelMinutes: 5,
    tipPresets: [],
  },
  menus: [
    {
      slug: 'counter',
      name: t('The counter', 'El mostrador', 'Le comptoir'),
      orderable: true,
      pricesIncludeTax: true,
      sections: [
        {
          name: t('From the oven', 'Del horno', 'Du four'),
          items: [
            {
              name: t('Pastel de nata', 'Pastel de nata', 'Pastel de nata'),
              description: t(
                'Butter pastry, egg custard, a very hot oven',
                'Hojaldre de mantequilla, crema de huevo y un horno muy fuerte',
                'Pâte feuilletée au beurre, crème aux œufs, four très chaud',
              ),
              price: 160,
              allergens: ['gluten', 'milk', 'eggs'],
              mayContain: ['nuts'],
              dietary: ['vegetarian'],
              picture: 'pastry',
              tags: ['popular', 'chef'],
              calories: 290,
              portions: [
                { name: t('One', 'Uno', 'Un'), price: 160 },
                { name: t('Box of six', 'Caja de seis', 'Boîte de six'), price: 900 },
              ],
              modifierGroups: [dusting],
            },
            {
              name: t('Travesseiro from Sintra', 'Travesseiro de Sintra', 'Travesseiro de Sintra'),
              description: t(
                'Puff-pastry pillow with almond cream',
                'Almohada de hojaldre con crema de almendra',
                'Oreiller feuilleté à la crème d’amande',
              ),
              price: 220,
              allergens: ['gluten', 'milk', 'eggs', 'nuts'],
              dietary: ['vegetarian'],
              tags: ['popular'],
            },
            {
              name: t('Queijada', 'Queijada', 'Queijada'),
              description: t(
                'Fresh cheese and cinnamon',
                'Queso fresco y canela',
                'Fromage frais et cannelle',
              ),
              price: 150,
              allergens: ['gluten', 'milk', 'eggs'],
              dietary: ['vegetarian'],
            },
            {
              name: t('Bola de Berlim', 'Bola de Berlim', 'Bola de Berlim'),
              price: 180,
              allergens: ['gluten', 'milk', 'eggs'],
              mayContain: ['soybeans'],
              dietary: ['vegetarian'],
              modifierGroups: [
                {
                  name: t('Cream', 'Crema', 'Crème'),
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: t('With egg cream', 'Con crema', 'Avec crème'), price: 0, isDefault: true },
                    { name: t('Without', 'Sin crema', 'Sans crème'), price: 0 },
                  ],
                },
              ],
            },
            {
              name: t('Carob and orange cake', 'Bizcocho de algarroba y naranja', 'Gâteau caroube et orange'),
              price: 320,
              allergens: ['eggs', 'nuts'],
              dietary: ['gluten_free', 'lactose_free', 'vegetarian'],
              tags: ['new'],
            },
            {
              name: t('Rice cake', 'Bolo de arroz', 'Bolo de arroz'),
              price: 140,
              stockStatus: 'sold_out',
            },
          ],
        },
        {
          name: t('Bread and salt', 'Pan y salado', 'Pain et salé'),
          availability: {
            weekly: [{ days: [2, 3, 4, 5, 6, 7], intervals: [{ from: '11:00', to: '18:00' }] }],
          },
          items: [
            {
              name: t('Tosta mista', 'Tosta mista', 'Tosta mista'),
              description: t(
                'Ham, cheese, thick bread, butter on the outside',
                'Jamón york, queso, pan grueso y mantequilla por fuera',
                'Jambon, fromage, pain épais, beurre à l’extérieur',
              ),
              price: 480,
              allergens: ['gluten', 'milk'],
              mayContain: ['sesame'],
              modifierGroups: [breadChoice],
            },
            {
              name: t('Chicken empada', 'Empanadilla de pollo', 'Petite tourte au poulet'),
              price: 230,
              allergens: ['gluten', 'eggs', 'milk', 'celery'],
            },
            {
              name: t(
                'Sheep’s cheese, quince and walnut roll',
                'Bocadillo de queso de oveja, membrillo y nuez',
                'Petit pain au brebis, coing et noix',
              ),
              price: 520,
              allergens: ['gluten', 'milk', 'nuts'],
              dietary: ['vegetarian'],
            },
          ],
        },
        {
          name: t('Cups', 'Tazas', 'Tasses'),
          items: [
            {
              name: t('Bica', 'Bica', 'Bica'),
              description: t(
                'Espresso, as Lisbon calls it',
                'Café solo, como se dice en Lisboa',
                'L’expresso de Lisbonne',
              ),
              price: 110,
              allergens: [],
              dietary: ['vegan', 'gluten_free'],
              picture: 'coffee',
              tags: ['popular'],
              modifierGroups: [shots],
            },
            {
              name: t('Galão', 'Galão', 'Galão'),
              description: t(
                'Long, milky, in a tall glass',
                'Largo, con mucha leche, en vaso alto',
                'Long, très au lait, dans un grand verre',
              ),
              price: 190,
              allergens: ['milk'],
              dietary: ['vegetarian'],
              modifierGroups: [milkChoice, shots],
            },
            {
              name: t('Cappuccino', 'Capuchino', 'Cappuccino'),
              price: 260,
              allergens: ['milk'],
              dietary: ['vegetarian'],
              picture: 'coffee',
              modifierGroups: [milkChoice, shots],
            },
            {
              name: t('Azores green tea', 'Té verde de las Azores', 'Thé vert des Açores'),
              description: t(
                'From Gorreana on São Miguel',
                'De Gorreana, en São Miguel',
                'De Gorreana, à São Miguel',
              ),
              price: 250,
              allergens: [],
              dietary: ['vegan', 'organic'],
              picture: 'tea',
            },
            {
              name: t('Hot chocolate', 'Chocolate a la taza', 'Chocolat chaud'),
              price: 320,
              allergens: ['milk', 'soybeans'],
              mayContain: ['nuts'],
              dietary: ['vegetarian'],
              modifierGroups: [milkChoice],
            },
            {
              name: t('Squeezed orange juice', 'Zumo de naranja natural', 'Orange pressée'),
              description: t('Oranges from Silves', 'Naranjas de Silves', 'Oranges de Silves'),
              price: 350,
              allergens: [],
              dietary: ['vegan', 'gluten_free'],
              picture: 'juice',
              portions: [
                { name: t('Small, 20 cl', 'Pequeño, 20 cl', 'Petit, 20 cl'), price: 350 },
                { name: t('Large, 40 cl', 'Grande, 40 cl', 'Grand, 40 cl'), price: 580 },
              ],
            },
          ],
        },
      ],
    },
  ],
};
