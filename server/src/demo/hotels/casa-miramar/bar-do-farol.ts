import type { DemoOutlet } from '../../model/demo-property';
import { breadChoice, makeItAMenu, mixer } from './modifiers';
import { t } from './text';

export const barDoFarol: DemoOutlet = {
  slug: 'bar-do-farol',
  name: t('Bar do Farol', 'Bar do Farol', 'Bar do Farol'),
  kind: 'bar',
  description: t(
    'The old lamp room: brass, a long counter of pink Sintra marble, and the beam of Guia crossing the window every few seconds. Tell us how many you are and we keep a corner; the stools are for whoever comes.',
    'La antigua sala de la linterna: latón, una larga barra de mármol rosa de Sintra y el haz de Guia cruzando la ventana cada pocos segundos. Díganos cuántos son y le guardamos un rincón; los taburetes son de quien llega.',
    'L’ancienne salle de la lanterne : du laiton, un long comptoir de marbre rose de Sintra, et le faisceau de Guia qui traverse la fenêtre toutes les quelques secondes. Dites-nous combien vous serez, nous gardons un coin ; les tabourets sont au premier venu.',
  ),
  pictures: [
    {
      scene: 'bar-counter',
      alt: t(
        'A marble counter with brass lamps and bottles',
        'Una barra de mármol con lámparas de latón y botellas',
        'Un comptoir de marbre, des lampes de laiton, des bouteilles',
      ),
    },
    {
      scene: 'night-sky',
      alt: t(
        'Stars above a dark sea',
        'Estrellas sobre un mar oscuro',
        'Des étoiles au-dessus d’une mer sombre',
      ),
    },
  ],
  cuisine: [t('Cocktails', 'Cócteles', 'Cocktails'), t('Petiscos', 'Petiscos', 'Petiscos')],
  priceLevel: 2,
  phone: '+351 215 550 142',
  place: t('Second floor, seaward end', 'Segunda planta, extremo del mar', 'Deuxième étage, côté large'),
  openingHours: {
    weekly: [
      { days: [1, 2, 3, 4], intervals: [{ from: '17:00', to: '02:00' }] },
      { days: [5, 6], intervals: [{ from: '17:00', to: '03:00' }] },
      {
        days: [7],
        intervals: [
          { from: '12:00', to: '15:00', label: t('Vermouth hour', 'Hora del vermut', 'Heure du vermouth') },
          { from: '17:00', to: '02:00' },
        ],
      },
    ],
    exceptions: [
      {
        inDays: 9,
        intervals: [{ from: '20:00', to: '03:30' }],
        label: t(
          'Private party until eight, then open late',
          'Fiesta privada hasta las ocho; después, hasta tarde',
          'Soirée privée jusqu’à huit heures, puis ouvert tard',
        ),
      },
    ],
  },
  bookingMode: 'onDemand',
  orderModes: ['table', 'room'],
  ordering: {
    slotInterval: 10,
    leadMinutes: 15,
    slotCapacityOrders: 12,
    lastOrderBeforeCloseMinutes: 20,
    maxAdvanceDays: 1,
    deliveryFee: 300,
    cancelMinutes: 5,
    tipPresets: [0, 5, 10],
  },
  menus: [
    {
      slug: 'drinks',
      name: t('Drinks', 'Bebidas', 'Boissons'),
      orderable: true,
      pricesIncludeTax: true,
      sections: [
        {
          name: t('Of the house', 'De la casa', 'De la maison'),
          items: [
            {
              name: t('Keeper’s Watch', 'La Guardia del Farero', 'Le Quart du Gardien'),
              description: t(
                'Aged aguardente from Lourinhã, fig leaf, orange peel, one long flame',
                'Aguardiente añejo de Lourinhã, hoja de higuera, piel de naranja y una llama larga',
                'Vieille eau-de-vie de Lourinhã, feuille de figuier, zeste d’orange, une longue flamme',
              ),
              price: 1300,
              allergens: ['sulphites'],
              isAlcohol: true,
              abv: 24,
              tags: ['chef'],
            },
            {
              name: t('Porto tónico', 'Porto tónico', 'Porto tonic'),
              description: t(
                'Dry white port, tonic, lemon, a sprig of mint',
                'Oporto blanco seco, tónica, limón y una rama de hierbabuena',
                'Porto blanc sec, tonic, citron, un brin de menthe',
              ),
              price: 950,
              allergens: ['sulphites'],
              isAlcohol: true,
              abv: 8,
              tags: ['popular'],
              modifierGroups: [mixer],
            },
            {
              name: t('Ginja sour', 'Ginja sour', 'Ginja sour'),
              description: t(
                'Sour cherry from Óbidos, lemon, egg white',
                'Guinda de Óbidos, limón y clara de huevo',
                'Griotte d’Óbidos, citron, blanc d’œuf',
              ),
              price: 1150,
              allergens: ['eggs'],
              isAlcohol: true,
              abv: 14,
              picture: 'cocktail',
              modifierGroups: [
                {
                  name: t('Foam', 'Espuma', 'Mousse'),
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: t('Egg white', 'Clara de huevo', 'Blanc d’œuf'), price: 0, isDefault: true },
                    {
                      name: t('Chickpea water', 'Agua de garbanzo', 'Eau de pois chiche'),
                      price: 0,
                      removesAllergens: ['eggs'],
                    },
                  ],
                },
              ],
            },
            {
              name: t('Salt and smoke', 'Sal y humo', 'Sel et fumée'),
              description: t(
                'Azores gin, seaweed cordial, samphire',
                'Ginebra de las Azores, cordial de algas y salicornia',
                'Gin des Açores, cordial d’algues, salicorne',
              ),
              price: 1300,
              isAlcohol: true,
              abv: 18,
              tags: ['new'],
            },
            {
              name: t('Lisbon gin and tonic', 'Gin-tonic de Lisboa', 'Gin tonic de Lisbonne'),
              price: 1150,
              allergens: [],
              isAlcohol: true,
              abv: 12,
              modifierGroups: [mixer],
            },
            {
              name: t('Lemon tree', 'Limonero', 'Citronnier'),
              description: t(
                'Our lemons, verbena, soda; no alcohol',
                'Limones nuestros, hierbaluisa y soda; sin alcohol',
                'Nos citrons, verveine, eau gazeuse ; sans alcool',
              ),
              price: 650,
              allergens: [],
              dietary: ['vegan', 'gluten_free'],
            },
          ],
        },
        {
          name: t('Beer, wine, port', 'Cerveza, vino, oporto', 'Bière, vin, porto'),
          items: [
            {
              name: t('Draught lager', 'Cerveza de barril', 'Bière pression'),
              price: 280,
              allergens: ['gluten'],
              isAlcohol: true,
              abv: 5.2,
              picture: 'beer',
              portions: [
                { name: t('Imperial, 20 cl', 'Imperial, 20 cl', 'Imperial, 20 cl'), price: 280 },
                { name: t('Caneca, 40 cl', 'Caneca, 40 cl', 'Caneca, 40 cl'), price: 480 },
              ],
            },
            {
              name: t('Craft IPA from Marvila', 'IPA artesana de Marvila', 'IPA artisanale de Marvila'),
              price: 600,
              allergens: ['gluten'],
              isAlcohol: true,
              abv: 6.1,
              picture: 'beer',
              stockStatus: 'low',
            },
            {
              name: t('Tawny port, 20 years', 'Oporto tawny, 20 años', 'Porto tawny, 20 ans'),
              price: 1100,
              allergens: ['sulphites'],
              isAlcohol: true,
              abv: 20,
              portions: [
                { name: t('Glass, 6 cl', 'Copa, 6 cl', 'Verre, 6 cl'), price: 1100 },
                { name: t('Bottle, 75 cl', 'Botella, 75 cl', 'Bouteille, 75 cl'), price: 9800 },
              ],
            },
            {
              name: t('Vinho verde by the glass', 'Copa de vinho verde', 'Verre de vinho verde'),
              price: 500,
              allergens: ['sulphites'],
              isAlcohol: true,
              abv: 11,
              picture: 'wine-white',
            },
          ],
        },
      ],
    },
    {
      slug: 'petiscos',
      name: t('Petiscos', 'Petiscos', 'Petiscos'),
      description: t(
        'Small plates from the counter; after half past midnight only what is cold.',
        'Platillos de la barra; pasadas las doce y media, solo lo frío.',
        'Petites assiettes du comptoir ; après minuit et demi, seulement le froid.',
      ),
      orderable: true,
      availability: {
        weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: [{ from: '18:00', to: '00:30' }] }],
      },
      pricesIncludeTax: true,
      sections: [
        {
          name: t('Cold', 'Fríos', 'Froid'),
          items: [
            {
              name: t(
                'Tinned mackerel, toast, pickles',
                'Caballa en lata, tostada y encurtidos',
                'Maquereau en boîte, pain grillé, pickles',
              ),
              description: t(
                'The tin comes to the table; so does the key',
                'La lata llega a la mesa; la llave también',
                'La boîte arrive à table ; la clé aussi',
              ),
              price: 900,
              allergens: ['fish', 'gluten', 'mustard', 'sulphites'],
              modifierGroups: [breadChoice],
            },
            {
              name: t(
                'Black-pig ham, 24 months',
                'Jamón de cerdo ibérico, 24 meses',
                'Jambon de porc noir, 24 mois',
              ),
              price: 1400,
              allergens: [],
              dietary: ['gluten_free', 'lactose_free'],
              portions: [
                { name: t('40 g', '40 g', '40 g'), price: 1400 },
                { name: t('80 g', '80 g', '80 g'), price: 2600 },
              ],
            },
            {
              name: t('Lupin beans and olives', 'Altramuces y aceitunas', 'Lupins et olives'),
              price: 300,
              allergens: ['lupin'],
              mayContain: ['nuts'],
              dietary: ['vegan', 'gluten_free'],
            },
          ],
        },
        {
          name: t('Hot', 'Calientes', 'Chaud'),
          items: [
            {
              name: t('Cod fritters, four', 'Buñuelos de bacalao, cuatro', 'Beignets de morue, quatre'),
              price: 750,
              allergens: ['fish', 'eggs', 'gluten'],
              mayContain: ['crustaceans'],
              tags: ['popular'],
            },
            {
              name: t('Lighthouse burger', 'Hamburguesa del faro', 'Burger du phare'),
              description: t(
                '160 g of Barrosã beef, São Jorge cheese, onion jam',
                '160 g de ternera Barrosã, queso São Jorge y cebolla confitada',
                '160 g de bœuf Barrosã, fromage de São Jorge, confit d’oignons',
              ),
              price: 1450,
              allergens: ['gluten', 'milk', 'sesame', 'sulphites'],
              mayContain: ['mustard', 'eggs'],
              picture: 'burger',
              calories: 780,
              tags: ['popular'],
              modifierGroups: [makeItAMenu],
            },
            {
              name: t('Prego in bolo do caco', 'Prego en bolo do caco', 'Prego dans un bolo do caco'),
              description: t(
                'Thin steak, garlic butter, mustard on the side',
                'Filete fino, mantequilla de ajo y mostaza aparte',
                'Steak fin, beurre à l’ail, moutarde à part',
              ),
              price: 1250,
              allergens: ['gluten', 'milk', 'mustard'],
              modifierGroups: [makeItAMenu],
            },
            {
              name: t('Pica-pau of mushrooms', 'Pica-pau de setas', 'Pica-pau de champignons'),
              price: 950,
              dietary: ['vegetarian'],
              stockStatus: 'sold_out',
            },
          ],
        },
      ],
    },
  ],
};
