import type { DemoModifierGroup, DemoOutlet } from '../../model/demo-property';
import { breadChoice, iceAndLemon, makeItAMenu } from './modifiers';
import { everyDay, t } from './text';

const scoops: DemoModifierGroup = {
  name: t('Flavours', 'Sabores', 'Parfums'),
  min: 1,
  max: 3,
  freeCount: 2,
  display: 'stepper',
  modifiers: [
    { name: t('Lemon from the garden', 'Limón del jardín', 'Citron du jardin'), price: 150, allergens: [] },
    { name: t('Fig', 'Higo', 'Figue'), price: 150, allergens: ['milk'] },
    { name: t('Almond', 'Almendra', 'Amande'), price: 150, allergens: ['milk', 'nuts'] },
    {
      name: t('Cream and egg yolk', 'Nata y yema', 'Crème et jaune d’œuf'),
      price: 150,
      allergens: ['milk', 'eggs'],
    },
  ],
};

export const oToldo: DemoOutlet = {
  slug: 'o-toldo',
  name: t('O Toldo', 'O Toldo', 'O Toldo'),
  kind: 'pool',
  description: t(
    'A hatch, a grill and a bicycle with an ice box. Order from your lounger at the pool or your awning on the beach, give its number, and Joana or Davi walks it over, shoes off.',
    'Una ventanilla, una parrilla y una bicicleta con nevera. Pida desde su tumbona de la piscina o su toldo en la playa, diga el número, y Joana o Davi se lo llevan, descalzos.',
    'Un guichet, un gril et un vélo avec une glacière. Commandez de votre transat à la piscine ou de votre toile sur la plage, donnez le numéro : Joana ou Davi vous l’apporte, pieds nus.',
  ),
  pictures: [
    {
      scene: 'pool',
      alt: t(
        'Loungers with numbers along the sea-water pool',
        'Tumbonas numeradas junto a la piscina de agua de mar',
        'Des transats numérotés le long de la piscine d’eau de mer',
      ),
    },
    {
      scene: 'beach',
      alt: t(
        'A row of striped awnings on the sand',
        'Una fila de toldos a rayas en la arena',
        'Une rangée de toiles rayées sur le sable',
      ),
    },
    {
      scene: 'ice-cream',
      alt: t('Two scoops in a paper cup', 'Dos bolas en un vasito de papel', 'Deux boules dans un petit pot'),
    },
  ],
  cuisine: [
    t('Grill', 'Parrilla', 'Gril'),
    t('Salads', 'Ensaladas', 'Salades'),
    t('Ices', 'Helados', 'Glaces'),
  ],
  priceLevel: 2,
  dressCode: t('Swimwear and salt.', 'Bañador y sal.', 'Maillot et sel.'),
  phone: '+351 215 550 146',
  place: t(
    'Pool terrace, and the hatch at the foot of the beach steps',
    'Terraza de la piscina y ventanilla al pie de la escalera de la playa',
    'Terrasse de la piscine, et guichet au pied de l’escalier de la plage',
  ),
  location: { lat: 38.6927, lng: -9.4386 },
  openingHours: {
    weekly: [
      { days: [1, 2, 3, 4, 5], intervals: [{ from: '10:30', to: '19:00' }] },
      { days: [6, 7], intervals: [{ from: '10:00', to: '20:00' }] },
    ],
    exceptions: [
      {
        inDays: 11,
        intervals: [{ from: '13:00', to: '19:00' }],
        label: t(
          'Opens at one while the pool is refilled',
          'Abre a la una mientras se rellena la piscina',
          'Ouvre à une heure pendant le remplissage de la piscine',
        ),
      },
    ],
  },
  bookingMode: 'none',
  orderModes: ['location', 'pickup'],
  ordering: {
    slotInterval: 10,
    leadMinutes: 15,
    slotCapacityOrders: 10,
    maxAdvanceDays: 1,
    // Down the steps with a single lemonade pays for nobody's shoes.
    minTotal: 600,
    cancelMinutes: 5,
    tipPresets: [0, 5, 10],
  },
  menus: [
    {
      slug: 'by-the-water',
      name: t('By the water', 'Junto al agua', 'Au bord de l’eau'),
      description: t(
        'The grill is lit from noon to half past five.',
        'La parrilla se enciende de doce a cinco y media.',
        'Le gril est allumé de midi à cinq heures et demie.',
      ),
      orderable: true,
      availability: { weekly: [{ days: everyDay, intervals: [{ from: '12:00', to: '17:30' }] }] },
      pricesIncludeTax: true,
      sections: [
        {
          name: t('Grill', 'Parrilla', 'Gril'),
          items: [
            {
              name: t('Sardines on bread', 'Sardinas sobre pan', 'Sardines sur pain'),
              description: t(
                'Two, on a slice of Mafra bread that drinks the oil; eaten by hand',
                'Dos, sobre una rebanada de pan de Mafra que se bebe el aceite; se comen con la mano',
                'Deux, sur une tranche de pain de Mafra qui boit l’huile ; avec les doigts',
              ),
              price: 850,
              allergens: ['fish', 'gluten'],
              tags: ['popular'],
              modifierGroups: [breadChoice],
            },
            {
              name: t('Squid skewer', 'Brocheta de calamar', 'Brochette de calamar'),
              price: 1250,
              allergens: ['molluscs'],
              mayContain: ['fish', 'crustaceans'],
              dietary: ['gluten_free', 'lactose_free'],
            },
            {
              name: t('Pool burger', 'Hamburguesa de la piscina', 'Burger de la piscine'),
              description: t('Beef or chickpea', 'De ternera o de garbanzo', 'Bœuf ou pois chiche'),
              price: 1350,
              allergens: ['gluten', 'milk', 'sesame'],
              mayContain: ['eggs', 'mustard'],
              picture: 'burger',
              modifierGroups: [
                {
                  name: t('Patty', 'Relleno', 'Galette'),
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: t('Beef', 'Ternera', 'Bœuf'), price: 0, isDefault: true },
                    {
                      name: t('Chickpea and beetroot', 'Garbanzo y remolacha', 'Pois chiche et betterave'),
                      price: 0,
                    },
                  ],
                },
                makeItAMenu,
              ],
            },
            {
              name: t('Halloumi and peach', 'Halloumi y melocotón', 'Halloumi et pêche'),
              price: 1150,
              allergens: ['milk'],
              dietary: ['vegetarian', 'gluten_free'],
              tags: ['new'],
            },
          ],
        },
        {
          name: t('Cold', 'Frío', 'Froid'),
          items: [
            {
              name: t(
                'Tuna and black-eyed-bean salad',
                'Ensalada de atún y alubias carillas',
                'Salade de thon et cornilles',
              ),
              price: 850,
              allergens: ['fish', 'eggs', 'sulphites'],
              dietary: ['gluten_free', 'lactose_free'],
              portions: [
                { name: t('Small', 'Pequeña', 'Petite'), price: 850 },
                { name: t('Large', 'Grande', 'Grande'), price: 1150 },
              ],
            },
            {
              name: t('Alentejo gazpacho', 'Gazpacho alentejano', 'Gaspacho de l’Alentejo'),
              description: t(
                'Not blended: tomato, cucumber and bread in cubes, ice water',
                'Sin triturar: tomate, pepino y pan en dados, agua helada',
                'Non mixé : tomate, concombre et pain en dés, eau glacée',
              ),
              price: 750,
              // The hotel offers this dish in the season of tomatoes only.
              availability: {
                weekly: [{ days: everyDay, intervals: [{ from: '12:00', to: '17:30' }] }],
                fromInDays: -30,
                untilInDays: 60,
              },
              allergens: ['gluten', 'sulphites'],
              dietary: ['vegan'],
            },
            {
              name: t('Prawns by the quarter kilo', 'Gambas, cuarto de kilo', 'Crevettes, le quart de kilo'),
              price: 1500,
              allergens: ['crustaceans'],
              mayContain: ['molluscs'],
              dietary: ['gluten_free'],
              stockStatus: 'low',
            },
            {
              name: t('Melon and ham', 'Melón con jamón', 'Melon et jambon'),
              price: 980,
            },
            {
              name: t('Children’s fish fingers', 'Palitos de pescado para niños', 'Bâtonnets de poisson'),
              description: t(
                'Rui’s own, hake, with rice and peas',
                'Hechos por Rui, de merluza, con arroz y guisantes',
                'Maison, au merlu, avec du riz et des petits pois',
              ),
              price: 900,
              allergens: ['fish', 'gluten', 'eggs'],
              mayContain: ['milk'],
            },
          ],
        },
      ],
    },
    {
      slug: 'drinks-and-ices',
      name: t('Drinks and ices', 'Bebidas y helados', 'Boissons et glaces'),
      orderable: true,
      pricesIncludeTax: true,
      sections: [
        {
          name: t('Ices', 'Helados', 'Glaces'),
          items: [
            {
              name: t('Two scoops', 'Dos bolas', 'Deux boules'),
              price: 450,
              allergens: [],
              mayContain: ['milk', 'eggs', 'nuts'],
              picture: 'ice-cream',
              tags: ['popular'],
              modifierGroups: [scoops],
            },
            {
              name: t('Watermelon on a stick', 'Sandía en palito', 'Pastèque sur bâton'),
              price: 250,
              allergens: [],
              dietary: ['vegan', 'gluten_free'],
            },
          ],
        },
        {
          name: t('Without alcohol', 'Sin alcohol', 'Sans alcool'),
          items: [
            {
              name: t('Lemonade with verbena', 'Limonada con hierbaluisa', 'Citronnade à la verveine'),
              price: 420,
              allergens: [],
              dietary: ['vegan'],
              tags: ['popular'],
              modifierGroups: [iceAndLemon],
              portions: [
                { name: t('Glass', 'Vaso', 'Verre'), price: 420 },
                { name: t('Jug, 1 litre', 'Jarra, 1 litro', 'Carafe, 1 litre'), price: 1250 },
              ],
            },
            {
              name: t('Water from Luso', 'Agua de Luso', 'Eau de Luso'),
              price: 180,
              allergens: [],
              picture: 'water',
              portions: [
                { name: t('Still, 50 cl', 'Sin gas, 50 cl', 'Plate, 50 cl'), price: 180 },
                { name: t('Sparkling, 25 cl', 'Con gas, 25 cl', 'Gazeuse, 25 cl'), price: 200 },
              ],
            },
            {
              name: t('Coconut and mango smoothie', 'Batido de coco y mango', 'Smoothie coco et mangue'),
              price: 580,
              allergens: [],
              mayContain: ['milk'],
              dietary: ['vegan'],
            },
          ],
        },
        {
          name: t('With', 'Con alcohol', 'Avec alcool'),
          items: [
            {
              name: t(
                'White sangria with peach',
                'Sangría blanca con melocotón',
                'Sangria blanche à la pêche',
              ),
              price: 750,
              allergens: ['sulphites'],
              isAlcohol: true,
              abv: 9,
              portions: [
                { name: t('Glass', 'Copa', 'Verre'), price: 750 },
                { name: t('Jug for four', 'Jarra para cuatro', 'Carafe pour quatre'), price: 2600 },
              ],
            },
            {
              name: t('Bottled lager, 33 cl', 'Cerveza en botella, 33 cl', 'Bière en bouteille, 33 cl'),
              price: 350,
              allergens: ['gluten'],
              isAlcohol: true,
              abv: 5.1,
              picture: 'beer',
            },
            {
              name: t('Caipirinha', 'Caipiriña', 'Caïpirinha'),
              price: 950,
              isAlcohol: true,
              abv: 16,
              modifierGroups: [
                {
                  name: t('Fruit', 'Fruta', 'Fruit'),
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: t('Lime', 'Lima', 'Citron vert'), price: 0, isDefault: true },
                    { name: t('Passion fruit', 'Maracuyá', 'Fruit de la passion'), price: 100 },
                    { name: t('Strawberry', 'Fresa', 'Fraise'), price: 100 },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
