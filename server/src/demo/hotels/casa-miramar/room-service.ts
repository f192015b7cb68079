import type { DemoOutlet } from '../../model/demo-property';
import { breadChoice, makeItAMenu, milkChoice } from './modifiers';
import { everyDay, t } from './text';

export const roomService: DemoOutlet = {
  slug: 'room-service',
  name: t('At your door', 'A su puerta', 'À votre porte'),
  kind: 'room_service',
  description: t(
    'A tray under a linen cloth, half an hour from order to knock, at any time of day. Between eleven at night and six the kitchen is Nuno, a good knife and the oven.',
    'Una bandeja bajo un paño de lino, media hora desde el pedido hasta que llamamos, a cualquier hora. Entre las once de la noche y las seis la cocina es Nuno, un buen cuchillo y el horno.',
    'Un plateau sous un linge, une demi-heure entre la commande et la porte, à toute heure. Entre onze heures du soir et six heures, la cuisine, c’est Nuno, un bon couteau et le four.',
  ),
  pictures: [
    {
      scene: 'breakfast',
      alt: t(
        'A breakfast tray on a balcony above the sea',
        'Una bandeja de desayuno en un balcón sobre el mar',
        'Un plateau de petit-déjeuner sur un balcon face à la mer',
      ),
    },
  ],
  cuisine: [t('Portuguese', 'Portuguesa', 'Portugaise'), t('Breakfast', 'Desayunos', 'Petit-déjeuner')],
  priceLevel: 2,
  phone: '+351 215 550 148',
  place: t('Your room or balcony', 'Su habitación o balcón', 'Votre chambre ou votre balcon'),
  openingHours: { weekly: [{ days: everyDay, intervals: [{ from: '00:00', to: '00:00' }] }] },
  bookingMode: 'none',
  orderModes: ['room'],
  ordering: {
    slotCapacityOrders: 12,
    slotCapacityAmount: 120_000,
    menuAdvanceDays: { breakfast: 7 },
    // The charge for the tray.
    deliveryFee: 400,
    maxTotal: 60_000,
    tipPresets: [0, 5, 10],
  },
  menus: [
    {
      slug: 'breakfast',
      name: t('Breakfast in bed', 'Desayuno en la cama', 'Petit-déjeuner au lit'),
      description: t(
        'The tray charge is €4, whatever is on it.',
        'El servicio de bandeja cuesta 4 €, lleve lo que lleve.',
        'Le plateau est facturé 4 €, quoi qu’il porte.',
      ),
      orderable: true,
      availability: {
        weekly: [
          { days: [1, 2, 3, 4, 5], intervals: [{ from: '06:00', to: '11:00' }] },
          { days: [6, 7], intervals: [{ from: '06:00', to: '12:00' }] },
        ],
      },
      pricesIncludeTax: true,
      sections: [
        {
          name: t('Trays', 'Bandejas', 'Plateaux'),
          items: [
            {
              name: t('The Miramar tray', 'Bandeja Miramar', 'Plateau Miramar'),
              description: t(
                'Broa and rolls, butter, two jams, ham, Azeitão cheese, a nata, juice and coffee',
                'Broa y panecillos, mantequilla, dos mermeladas, jamón, queso de Azeitão, un pastel de nata, zumo y café',
                'Broa et petits pains, beurre, deux confitures, jambon, Azeitão, un nata, jus et café',
              ),
              price: 1600,
              allergens: ['gluten', 'milk', 'eggs'],
              mayContain: ['nuts', 'sesame'],
              tags: ['popular'],
              modifierGroups: [
                {
                  name: t('Hot drink', 'Bebida caliente', 'Boisson chaude'),
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    {
                      name: t('Coffee with milk', 'Café con leche', 'Café au lait'),
                      price: 0,
                      isDefault: true,
                      allergens: ['milk'],
                    },
                    { name: t('Black coffee', 'Café solo', 'Café noir'), price: 0, allergens: [] },
                    { name: t('Tea', 'Té', 'Thé'), price: 0, allergens: [] },
                    {
                      name: t('Hot chocolate', 'Chocolate', 'Chocolat chaud'),
                      price: 100,
                      allergens: ['milk', 'soybeans'],
                    },
                  ],
                },
              ],
            },
            {
              name: t('Eggs as you like', 'Huevos a su gusto', 'Œufs à votre goût'),
              price: 850,
              allergens: ['eggs', 'gluten', 'milk'],
              dietary: ['vegetarian'],
              picture: 'eggs',
              modifierGroups: [
                {
                  name: t('How?', '¿Cómo?', 'Comment ?'),
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: t('Scrambled', 'Revueltos', 'Brouillés'), price: 0, isDefault: true },
                    { name: t('Fried', 'Fritos', 'Au plat'), price: 0 },
                    {
                      name: t(
                        'Boiled five minutes',
                        'Pasados por agua, cinco minutos',
                        'À la coque, cinq minutes',
                      ),
                      price: 0,
                    },
                    {
                      name: t('Omelette with herbs', 'Tortilla a las finas hierbas', 'Omelette aux herbes'),
                      price: 100,
                    },
                  ],
                },
                breadChoice,
              ],
            },
            {
              name: t(
                'Yoghurt, honey from Arrábida, granola',
                'Yogur, miel de Arrábida y granola',
                'Yaourt, miel d’Arrábida, granola',
              ),
              price: 700,
              allergens: ['milk', 'nuts', 'gluten'],
              mayContain: ['peanuts', 'sesame'],
              dietary: ['vegetarian'],
            },
            {
              name: t('Fruit of the week', 'Fruta de la semana', 'Fruits de la semaine'),
              price: 650,
              allergens: [],
              dietary: ['vegan', 'gluten_free'],
              picture: 'fruit',
            },
            {
              name: t('Pancakes with figs', 'Tortitas con higos', 'Pancakes aux figues'),
              price: 850,
              allergens: ['gluten', 'milk', 'eggs'],
              dietary: ['vegetarian'],
              stockStatus: 'sold_out',
            },
            {
              name: t('Pot of coffee', 'Cafetera', 'Cafetière'),
              price: 450,
              allergens: ['milk'],
              portions: [
                { name: t('For one', 'Para uno', 'Pour une personne'), price: 450 },
                { name: t('For two', 'Para dos', 'Pour deux'), price: 750 },
              ],
              modifierGroups: [milkChoice],
            },
          ],
        },
      ],
    },
    {
      slug: 'all-day',
      name: t('Noon to eleven', 'De doce a once', 'De midi à onze heures'),
      orderable: true,
      availability: { weekly: [{ days: everyDay, intervals: [{ from: '12:00', to: '23:00' }] }] },
      pricesIncludeTax: true,
      sections: [
        {
          name: t('Plates', 'Platos', 'Assiettes'),
          items: [
            {
              name: t('Fish soup', 'Sopa de pescado', 'Soupe de poisson'),
              price: 850,
              allergens: ['fish', 'celery', 'gluten'],
              mayContain: ['crustaceans', 'molluscs'],
              tags: ['popular'],
            },
            {
              name: t('House salad', 'Ensalada de la casa', 'Salade de la maison'),
              price: 1050,
              allergens: ['mustard'],
              dietary: ['vegetarian', 'gluten_free'],
              picture: 'salad',
              modifierGroups: [
                {
                  name: t('Add', 'Añadir', 'Ajouter'),
                  min: 0,
                  max: 3,
                  display: 'checkbox',
                  modifiers: [
                    {
                      name: t('Grilled chicken', 'Pollo a la plancha', 'Poulet grillé'),
                      price: 450,
                      allergens: [],
                    },
                    {
                      name: t('Tinned tuna', 'Atún en conserva', 'Thon en boîte'),
                      price: 350,
                      allergens: ['fish'],
                    },
                    {
                      name: t('Fresh cheese', 'Queso fresco', 'Fromage frais'),
                      price: 300,
                      allergens: ['milk'],
                    },
                  ],
                },
              ],
            },
            {
              name: t('Club sandwich Miramar', 'Sándwich club Miramar', 'Club sandwich Miramar'),
              price: 1350,
              allergens: ['gluten', 'eggs', 'milk', 'mustard'],
              picture: 'sandwich',
              modifierGroups: [makeItAMenu],
            },
            {
              name: t('Hake with tomato rice', 'Merluza con arroz de tomate', 'Merlu au riz à la tomate'),
              price: 1850,
              allergens: ['fish', 'gluten', 'eggs', 'celery'],
            },
            {
              name: t('Pasta with clams', 'Pasta con almejas', 'Pâtes aux palourdes'),
              price: 1750,
              allergens: ['gluten', 'molluscs', 'sulphites'],
            },
            {
              name: t('Half chicken, chips', 'Medio pollo con patatas fritas', 'Demi-poulet, frites'),
              price: 1650,
              spicyLevel: 1,
            },
          ],
        },
        {
          name: t('A bottle', 'Una botella', 'Une bouteille'),
          items: [
            {
              name: t('Loureiro, vinho verde', 'Loureiro, vinho verde', 'Loureiro, vinho verde'),
              price: 1400,
              allergens: ['sulphites'],
              isAlcohol: true,
              abv: 11,
              picture: 'wine-white',
              portions: [
                { name: t('Half, 37.5 cl', 'Media, 37,5 cl', 'Demie, 37,5 cl'), price: 1400 },
                { name: t('Whole, 75 cl', 'Entera, 75 cl', 'Entière, 75 cl'), price: 2400 },
              ],
            },
            {
              name: t(
                'Ale from Marvila, two bottles',
                'Cerveza de Marvila, dos botellas',
                'Bière de Marvila, deux bouteilles',
              ),
              price: 1000,
              allergens: ['gluten'],
              isAlcohol: true,
              abv: 5.5,
              picture: 'beer',
            },
          ],
        },
      ],
    },
    {
      slug: 'night',
      name: t('Night tray', 'Bandeja de noche', 'Plateau de nuit'),
      description: t(
        'From eleven at night until six.',
        'De las once de la noche a las seis.',
        'De onze heures du soir à six heures.',
      ),
      orderable: true,
      availability: { weekly: [{ days: everyDay, intervals: [{ from: '23:00', to: '06:00' }] }] },
      pricesIncludeTax: true,
      sections: [
        {
          name: t('What Nuno makes', 'Lo que prepara Nuno', 'Ce que prépare Nuno'),
          items: [
            {
              name: t('Tosta mista', 'Tosta mista', 'Tosta mista'),
              price: 650,
              allergens: ['gluten', 'milk'],
              tags: ['popular'],
              modifierGroups: [breadChoice],
            },
            {
              name: t('Caldo verde', 'Caldo verde', 'Caldo verde'),
              price: 750,
              allergens: ['sulphites'],
              picture: 'soup',
            },
            {
              name: t('Ham and cheese board', 'Tabla de jamón y queso', 'Planche de jambon et fromage'),
              price: 1400,
              allergens: ['milk', 'gluten'],
              mayContain: ['nuts'],
            },
            {
              name: t('Two natas, warmed', 'Dos pastéis de nata, calientes', 'Deux natas, tièdes'),
              price: 420,
              allergens: ['gluten', 'milk', 'eggs'],
              mayContain: ['nuts'],
              dietary: ['vegetarian'],
              picture: 'pastry',
              stockStatus: 'low',
            },
            {
              name: t('Lemon-verbena tea', 'Infusión de hierbaluisa', 'Infusion de verveine'),
              price: 300,
              allergens: [],
              dietary: ['vegan'],
              picture: 'tea',
            },
          ],
        },
      ],
    },
  ],
};
