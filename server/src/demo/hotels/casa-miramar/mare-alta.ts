import type { DemoOutlet } from '../../model/demo-property';
import { breadChoice, fishSide, steakCooking } from './modifiers';
import { t } from './text';

const glass = t('Glass, 15 cl', 'Copa, 15 cl', 'Verre, 15 cl');
const halfBottle = t('Half bottle, 37.5 cl', 'Media botella, 37,5 cl', 'Demi-bouteille, 37,5 cl');
const bottle = t('Bottle, 75 cl', 'Botella, 75 cl', 'Bouteille, 75 cl');

export const mareAlta: DemoOutlet = {
  slug: 'mare-alta',
  name: t('Maré Alta', 'Maré Alta', 'Maré Alta'),
  kind: 'restaurant',
  description: t(
    'What the boats brought to Cascais this morning, over charcoal, at tables from which you see the same water. Rui cooks; the fish is on ice by the door, and you may point.',
    'Lo que los barcos trajeron a Cascais esta mañana, a la brasa, en mesas desde las que se ve la misma agua. Cocina Rui; el pescado está en hielo junto a la puerta y se puede señalar.',
    'Ce que les bateaux ont rapporté à Cascais ce matin, sur la braise, à des tables d’où l’on voit la même eau. Rui est aux fourneaux ; le poisson est sur la glace près de la porte, et l’on peut montrer du doigt.',
  ),
  pictures: [
    {
      scene: 'dining-room',
      alt: t(
        'A dining room with arched windows on the ocean',
        'Un comedor con ventanas en arco al océano',
        'Une salle aux fenêtres en arc ouvertes sur l’océan',
      ),
    },
    {
      scene: 'grill',
      alt: t('Sardines on the charcoal grill', 'Sardinas sobre las brasas', 'Des sardines sur la braise'),
    },
    {
      scene: 'terrace',
      alt: t(
        'Tables under a striped canvas above the rocks',
        'Mesas bajo un toldo a rayas sobre las rocas',
        'Des tables sous une toile rayée, au-dessus des rochers',
      ),
    },
  ],
  cuisine: [
    t('Portuguese', 'Portuguesa', 'Portugaise'),
    t('Fish and seafood', 'Pescados y mariscos', 'Poissons et fruits de mer'),
    t('Charcoal grill', 'Brasa', 'Grillades'),
  ],
  priceLevel: 3,
  dressCode: t(
    'Dry clothes and shoes, please; the rest is up to you.',
    'Ropa seca y zapatos, por favor; lo demás, como guste.',
    'Vêtements secs et chaussures, s’il vous plaît ; le reste vous regarde.',
  ),
  phone: '+351 215 550 140',
  place: t(
    'Ground floor, sea side, through the courtyard',
    'Planta baja, lado del mar, por el patio',
    'Rez-de-chaussée, côté mer, par le patio',
  ),
  openingHours: {
    weekly: [
      {
        days: [1, 2, 3, 4],
        intervals: [
          { from: '12:30', to: '15:00', label: t('Lunch', 'Comida', 'Déjeuner') },
          { from: '19:30', to: '22:30', label: t('Dinner', 'Cena', 'Dîner') },
        ],
      },
      {
        days: [5, 6],
        intervals: [
          { from: '12:30', to: '15:30', label: t('Lunch', 'Comida', 'Déjeuner') },
          { from: '19:30', to: '23:30', label: t('Dinner', 'Cena', 'Dîner') },
        ],
      },
      {
        days: [7],
        intervals: [{ from: '12:30', to: '17:00', label: t('Long lunch', 'Comida larga', 'Long déjeuner') }],
      },
    ],
    exceptions: [
      {
        inDays: 5,
        intervals: [{ from: '19:00', to: '00:30' }],
        label: t(
          'Sardine night in the courtyard: dinner only',
          'Noche de sardinas en el patio: solo cena',
          'Nuit des sardines dans le patio : dîner seulement',
        ),
      },
      {
        inDays: 12,
        closed: true,
        label: t('Closed for a wedding', 'Cerrado por una boda', 'Fermé pour un mariage'),
      },
    ],
  },
  bookingMode: 'instant',
  orderModes: ['table', 'room'],
  ordering: {
    leadMinutes: 25,
    slotCapacityOrders: 8,
    slotCapacityAmount: 90_000,
    lastOrderBeforeCloseMinutes: 30,
    deliveryFee: 400,
    tipPresets: [0, 5, 10],
  },
  menus: [
    {
      slug: 'a-la-carte',
      name: t('À la carte', 'Carta', 'À la carte'),
      description: t(
        'Lunch and dinner. The catch changes the prices of the day’s fish, never the others.',
        'Comida y cena. La pesca cambia los precios del pescado del día; los demás, nunca.',
        'Midi et soir. La pêche change le prix du poisson du jour, jamais les autres.',
      ),
      orderable: true,
      pricesIncludeTax: true,
      sections: [
        {
          name: t('Couvert', 'Couvert', 'Couvert'),
          description: t(
            'Put on the table; what you leave you do not pay.',
            'Se pone en la mesa; lo que no se toca no se paga.',
            'Posé sur la table ; ce que vous ne touchez pas ne se paie pas.',
          ),
          items: [
            {
              name: t(
                'Bread, olives and sardine pâté',
                'Pan, aceitunas y paté de sardina',
                'Pain, olives et pâté de sardine',
              ),
              description: t('Per person', 'Por persona', 'Par personne'),
              price: 390,
              allergens: ['gluten', 'fish', 'milk'],
              picture: 'bread',
              modifierGroups: [breadChoice],
            },
            {
              name: t(
                'Azeitão cheese, warm, with a spoon',
                'Queso de Azeitão templado, con cuchara',
                'Azeitão tiède, à la cuillère',
              ),
              description: t(
                'Raw sheep’s milk, set with thistle',
                'Leche cruda de oveja cuajada con cardo',
                'Lait cru de brebis, caillé au chardon',
              ),
              price: 950,
              allergens: ['milk'],
              dietary: ['gluten_free'],
            },
          ],
        },
        {
          name: t('To begin', 'Para empezar', 'Pour commencer'),
          items: [
            {
              name: t('Caldo verde', 'Caldo verde', 'Caldo verde'),
              description: t(
                'Kale cut as fine as hair, potato, one slice of chouriço',
                'Col cortada como cabello, patata y una rodaja de chouriço',
                'Chou taillé fin comme des cheveux, pomme de terre, une tranche de chouriço',
              ),
              price: 650,
              allergens: ['sulphites'],
              mayContain: ['celery'],
              dietary: ['gluten_free', 'lactose_free'],
              picture: 'soup',
              calories: 240,
              modifierGroups: [
                {
                  name: t('Chouriço', 'Chouriço', 'Chouriço'),
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: t('With', 'Con', 'Avec'), price: 0, isDefault: true },
                    { name: t('Without', 'Sin', 'Sans'), price: 0, removesAllergens: ['sulphites'] },
                  ],
                },
              ],
            },
            {
              name: t('Clams Bulhão Pato', 'Almejas a la Bulhão Pato', 'Palourdes Bulhão Pato'),
              description: t(
                'Ria Formosa clams, garlic, coriander, lemon; ask for more bread',
                'Almejas de la Ria Formosa, ajo, cilantro y limón; pida más pan',
                'Palourdes de la Ria Formosa, ail, coriandre, citron ; redemandez du pain',
              ),
              price: 1950,
              allergens: ['molluscs', 'sulphites'],
              mayContain: ['crustaceans', 'fish'],
              dietary: ['gluten_free'],
              tags: ['popular'],
              portions: [
                { name: t('250 g', '250 g', '250 g'), price: 1950 },
                { name: t('500 g, to share', '500 g, para compartir', '500 g, à partager'), price: 3600 },
              ],
            },
            {
              name: t('Octopus salad', 'Ensalada de pulpo', 'Salade de poulpe'),
              description: t(
                'Cold, with red onion, parsley and Moura olive oil',
                'Fría, con cebolla morada, perejil y aceite de Moura',
                'Froide, oignon rouge, persil et huile d’olive de Moura',
              ),
              price: 1350,
              allergens: ['molluscs', 'sulphites'],
              dietary: ['gluten_free', 'lactose_free'],
            },
            {
              name: t('Peixinhos da horta', 'Peixinhos da horta', 'Peixinhos da horta'),
              description: t(
                'Green beans in batter, the dish that sailed to Japan and became tempura',
                'Judías verdes rebozadas, el plato que navegó a Japón y se hizo tempura',
                'Haricots verts en pâte, le plat parti au Japon pour devenir tempura',
              ),
              price: 850,
              allergens: ['gluten', 'eggs'],
              mayContain: ['fish', 'crustaceans'],
              dietary: ['vegetarian'],
            },
            {
              name: t(
                'Prawns in garlic and piri-piri',
                'Gambas al ajillo con piri-piri',
                'Gambas à l’ail et au piri-piri',
              ),
              price: 1650,
              allergens: ['crustaceans', 'sulphites'],
              mayContain: ['molluscs', 'fish'],
              dietary: ['gluten_free'],
              spicyLevel: 2,
              modifierGroups: [
                {
                  name: t('How hot?', '¿Cuánto picante?', 'Piquant ?'),
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    { name: t('Without', 'Sin picante', 'Sans'), price: 0 },
                    {
                      name: t('As in Lisbon', 'Como en Lisboa', 'Comme à Lisbonne'),
                      price: 0,
                      isDefault: true,
                    },
                    { name: t('As in Maputo', 'Como en Maputo', 'Comme à Maputo'), price: 0 },
                  ],
                },
              ],
            },
            {
              name: t(
                'Tomatoes, peach and basil',
                'Tomates, melocotón y albahaca',
                'Tomates, pêche et basilic',
              ),
              description: t(
                'Ox-heart tomatoes from Colares, sea salt, nothing hidden',
                'Tomates corazón de buey de Colares, sal marina y nada escondido',
                'Tomates cœur-de-bœuf de Colares, sel marin, rien de caché',
              ),
              price: 1050,
              allergens: [],
              dietary: ['vegan', 'gluten_free', 'organic'],
              tags: ['new'],
              calories: 160,
            },
          ],
        },
        {
          name: t('From the charcoal', 'De la brasa', 'De la braise'),
          items: [
            {
              name: t('Sardines', 'Sardinas', 'Sardines'),
              description: t(
                'Six, with coarse salt, June to October when they are fat; in other months they are not here',
                'Seis, con sal gorda, de junio a octubre, cuando están gordas; el resto del año no las hay',
                'Six, au gros sel, de juin à octobre quand elles sont grasses ; le reste de l’année, il n’y en a pas',
              ),
              price: 1650,
              allergens: ['fish'],
              dietary: ['gluten_free', 'lactose_free'],
              tags: ['popular', 'chef'],
              calories: 520,
              modifierGroups: [fishSide],
            },
            {
              name: t('Sea bream', 'Dorada', 'Dorade royale'),
              description: t(
                'Whole, opened on the back, garlic oil',
                'Entera, abierta a la espalda, con aceite de ajo',
                'Entière, ouverte par le dos, huile à l’ail',
              ),
              price: 2350,
              allergens: ['fish'],
              dietary: ['gluten_free', 'lactose_free'],
              picture: 'fish',
              modifierGroups: [
                fishSide,
                {
                  name: t('Bones', 'Espinas', 'Arêtes'),
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    {
                      name: t('I do it myself', 'Lo limpio yo', 'Je m’en charge'),
                      price: 0,
                      isDefault: true,
                    },
                    { name: t('Filleted for me', 'Sin espinas', 'Levez les filets'), price: 0 },
                  ],
                },
              ],
            },
            {
              name: t('Turbot for two', 'Rodaballo para dos', 'Turbot pour deux'),
              description: t(
                'From the Ericeira boats, about 1.2 kg; forty minutes, worth them',
                'De los barcos de Ericeira, unos 1,2 kg; cuarenta minutos que merecen la pena',
                'Des bateaux d’Ericeira, environ 1,2 kg ; quarante minutes qui en valent la peine',
              ),
              price: 7200,
              allergens: ['fish', 'milk'],
              stockStatus: 'low',
              tags: ['chef'],
              modifierGroups: [fishSide],
            },
            {
              name: t('Octopus à lagareiro', 'Pulpo a lagareiro', 'Poulpe à lagareiro'),
              description: t(
                'A tentacle, potatoes broken with the fist, too much olive oil',
                'Un tentáculo, patatas al puñetazo y aceite de sobra',
                'Un tentacule, pommes de terre écrasées au poing, trop d’huile d’olive',
              ),
              price: 2450,
              allergens: ['molluscs'],
              mayContain: ['fish'],
              dietary: ['gluten_free', 'lactose_free'],
              tags: ['popular'],
            },
            {
              name: t('Piri-piri chicken', 'Pollo piri-piri', 'Poulet piri-piri'),
              description: t(
                'Half a bird from Guia in the Algarve, forty hours in lemon and chilli',
                'Medio pollo de Guia, en el Algarve, cuarenta horas en limón y guindilla',
                'Un demi-poulet de Guia, en Algarve, quarante heures dans le citron et le piment',
              ),
              price: 1750,
              allergens: [],
              mayContain: ['fish'],
              dietary: ['gluten_free', 'lactose_free'],
              picture: 'chicken',
              spicyLevel: 3,
              portions: [
                { name: t('Half', 'Medio', 'Demi'), price: 1750 },
                { name: t('Whole, for two', 'Entero, para dos', 'Entier, pour deux'), price: 3200 },
              ],
              modifierGroups: [fishSide],
            },
            {
              name: t('Barrosã sirloin', 'Entrecot de Barrosã', 'Faux-filet de Barrosã'),
              description: t(
                '300 g of beef from the north, bay leaf, fried egg if you wish',
                '300 g de ternera del norte, laurel y huevo frito si se desea',
                '300 g de bœuf du nord, laurier, œuf au plat si vous voulez',
              ),
              price: 2850,
              allergens: ['sulphites'],
              mayContain: ['milk'],
              modifierGroups: [
                steakCooking,
                {
                  name: t('On top', 'Encima', 'Dessus'),
                  min: 0,
                  max: 2,
                  display: 'checkbox',
                  modifiers: [
                    { name: t('Fried egg', 'Huevo frito', 'Œuf au plat'), price: 200, allergens: ['eggs'] },
                    { name: t('Cured ham', 'Jamón curado', 'Jambon cru'), price: 350 },
                  ],
                },
              ],
            },
          ],
        },
        {
          name: t('From the pot', 'De la cazuela', 'De la cocotte'),
          items: [
            {
              name: t('Monkfish and prawn rice', 'Arroz de rape y gambas', 'Riz à la lotte et aux gambas'),
              description: t(
                'Loose, almost a soup, for two, from the copper pan',
                'Caldoso, para dos, en cazo de cobre',
                'Coulant, presque une soupe, pour deux, dans le cuivre',
              ),
              price: 4600,
              allergens: ['fish', 'crustaceans', 'celery', 'sulphites'],
              mayContain: ['molluscs'],
              dietary: ['gluten_free'],
              tags: ['popular'],
            },
            {
              name: t(
                'Cataplana of pork and clams',
                'Cataplana de cerdo y almejas',
                'Cataplana de porc et palourdes',
              ),
              price: 2450,
              allergens: ['molluscs', 'sulphites'],
            },
            {
              name: t('Bacalhau à Brás', 'Bacalhau à Brás', 'Bacalhau à Brás'),
              description: t(
                'Salt cod, straw potatoes, egg just set, black olives',
                'Bacalao, patatas paja, huevo apenas cuajado y aceitunas negras',
                'Morue, pommes paille, œuf à peine pris, olives noires',
              ),
              price: 1850,
              allergens: ['fish', 'eggs'],
              mayContain: ['milk', 'gluten'],
              tags: ['popular'],
              calories: 690,
            },
            {
              name: t('Duck rice', 'Arroz de pato', 'Riz au canard'),
              price: 1950,
            },
            {
              name: t(
                'Chickpeas, spinach and pumpkin',
                'Garbanzos, espinacas y calabaza',
                'Pois chiches, épinards et courge',
              ),
              description: t(
                'Stewed with cumin and bay; broa crumbs on top',
                'Guisados con comino y laurel; migas de broa por encima',
                'Mijotés au cumin et au laurier ; chapelure de broa',
              ),
              price: 1550,
              allergens: ['gluten'],
              mayContain: ['celery'],
              dietary: ['vegan', 'lactose_free'],
              modifierGroups: [
                {
                  name: t('Crumbs', 'Migas', 'Chapelure'),
                  min: 1,
                  max: 1,
                  display: 'radio',
                  modifiers: [
                    {
                      name: t('With broa crumbs', 'Con migas de broa', 'Avec chapelure de broa'),
                      price: 0,
                      isDefault: true,
                    },
                    {
                      name: t('Without crumbs', 'Sin migas', 'Sans chapelure'),
                      price: 0,
                      removesAllergens: ['gluten'],
                    },
                  ],
                },
              ],
            },
          ],
        },
        {
          name: t('Sweet', 'Postres', 'Desserts'),
          items: [
            {
              name: t('Pudim Abade de Priscos', 'Pudim Abade de Priscos', 'Pudim Abade de Priscos'),
              description: t(
                'Fifteen yolks, port, and a little bacon nobody guesses',
                'Quince yemas, oporto y un poco de tocino que nadie adivina',
                'Quinze jaunes, du porto et un peu de lard que personne ne devine',
              ),
              price: 750,
              allergens: ['eggs', 'sulphites'],
              mayContain: ['milk', 'nuts'],
              dietary: ['gluten_free'],
              picture: 'dessert',
              tags: ['chef'],
            },
            {
              name: t('Rice pudding with cinnamon', 'Arroz con leche y canela', 'Riz au lait à la cannelle'),
              description: t(
                'Ask for your initial in cinnamon',
                'Pida su inicial en canela',
                'Demandez votre initiale en cannelle',
              ),
              price: 600,
              allergens: ['milk', 'eggs'],
              dietary: ['vegetarian', 'gluten_free'],
            },
            {
              name: t(
                'Chocolate, olive oil, sea salt',
                'Chocolate, aceite de oliva y sal marina',
                'Chocolat, huile d’olive, fleur de sel',
              ),
              price: 800,
              allergens: ['milk', 'eggs', 'soybeans'],
              mayContain: ['nuts', 'peanuts', 'gluten'],
              dietary: ['vegetarian'],
            },
            {
              name: t(
                'Rocha pear in Setúbal muscatel',
                'Pera Rocha al moscatel de Setúbal',
                'Poire Rocha au muscat de Setúbal',
              ),
              price: 700,
              allergens: ['sulphites'],
              dietary: ['vegan', 'gluten_free'],
              stockStatus: 'sold_out',
            },
          ],
        },
      ],
    },
    {
      slug: 'five-boats',
      name: t('Five Boats', 'Cinco Barcos', 'Cinq Bateaux'),
      description: t(
        'Rui’s menu in five plates, each with the name of the boat. €68 a person, whole tables, last order 21:30; reserve and tell us what you do not eat.',
        'El menú de Rui en cinco platos, cada uno con el nombre de su barco. 68 € por persona, a mesa completa, hasta las 21:30; reserve y díganos qué no come.',
        'Le menu de Rui en cinq assiettes, chacune au nom de son bateau. 68 € par personne, pour toute la table, avant 21 h 30 ; réservez et dites-nous ce que vous ne mangez pas.',
      ),
      orderable: false,
      availability: { weekly: [{ days: [3, 4, 5, 6], intervals: [{ from: '19:30', to: '21:30' }] }] },
      pricesIncludeTax: true,
      sections: [
        {
          name: t('The five', 'Los cinco', 'Les cinq'),
          items: [
            {
              name: t('Menu, five plates', 'Menú de cinco platos', 'Menu en cinq assiettes'),
              description: t(
                'Oyster from Setúbal, horse mackerel, red prawn, sea bass, sheep’s curd with pumpkin',
                'Ostra de Setúbal, jurel, carabinero, lubina y requesón de oveja con calabaza',
                'Huître de Setúbal, chinchard, crevette rouge, bar, brousse de brebis au potiron',
              ),
              price: 6800,
              allergens: ['molluscs', 'fish', 'crustaceans', 'milk', 'gluten', 'sulphites'],
              tags: ['chef'],
            },
            {
              name: t('Menu without fish', 'Menú sin pescado', 'Menu sans poisson'),
              description: t(
                'Five plates from the garden of Quinta do Arneiro',
                'Cinco platos de la huerta de la Quinta do Arneiro',
                'Cinq assiettes du potager de la Quinta do Arneiro',
              ),
              price: 5400,
              allergens: ['milk', 'gluten', 'celery'],
              mayContain: ['nuts'],
              dietary: ['vegetarian'],
            },
            {
              name: t('Wines with the five', 'Vinos para los cinco', 'Accord des vins'),
              description: t(
                'Five half glasses, Colares to Madeira',
                'Cinco medias copas, de Colares a Madeira',
                'Cinq demi-verres, de Colares à Madère',
              ),
              price: 3200,
              allergens: ['sulphites'],
              isAlcohol: true,
            },
          ],
        },
      ],
    },
    {
      slug: 'wines',
      name: t('Wines', 'Vinos', 'Vins'),
      description: t(
        'Portugal only, and mostly from growers who have slept here.',
        'Solo de Portugal, y casi todos de viticultores que han dormido aquí.',
        'Portugal seulement, et surtout des vignerons qui ont dormi ici.',
      ),
      orderable: true,
      pricesIncludeTax: true,
      sections: [
        {
          name: t('Vinho verde', 'Vinho verde', 'Vinho verde'),
          items: [
            {
              name: t(
                'Loureiro, Quinta da Ponte, Lima',
                'Loureiro, Quinta da Ponte, Lima',
                'Loureiro, Quinta da Ponte, Lima',
              ),
              description: t(
                'Bay leaf and lime, hardly 11 degrees; made for sardines',
                'Laurel y lima, apenas 11 grados; nacido para las sardinas',
                'Laurier et citron vert, 11 degrés à peine ; fait pour les sardines',
              ),
              price: 550,
              allergens: ['sulphites'],
              isAlcohol: true,
              abv: 11,
              picture: 'wine-white',
              tags: ['popular'],
              portions: [
                { name: glass, price: 550 },
                { name: bottle, price: 2400 },
              ],
            },
            {
              name: t(
                'Alvarinho, Soalheira de Cima, Melgaço',
                'Alvarinho, Soalheira de Cima, Melgaço',
                'Alvarinho, Soalheira de Cima, Melgaço',
              ),
              price: 800,
              allergens: ['sulphites'],
              isAlcohol: true,
              abv: 12.5,
              picture: 'wine-white',
              portions: [
                { name: glass, price: 800 },
                { name: halfBottle, price: 1900 },
                { name: bottle, price: 3600 },
              ],
            },
            {
              name: t(
                'Vinhão, red vinho verde, chilled',
                'Vinhão, vinho verde tinto, frío',
                'Vinhão, vinho verde rouge, frais',
              ),
              description: t(
                'Ink in a bowl; try it once, with pork',
                'Tinta en un cuenco; pruébelo una vez, con cerdo',
                'De l’encre dans un bol ; à essayer une fois, avec du porc',
              ),
              price: 500,
              allergens: ['sulphites'],
              isAlcohol: true,
              abv: 11.5,
              tags: ['new'],
              portions: [
                { name: glass, price: 500 },
                { name: bottle, price: 2200 },
              ],
            },
          ],
        },
        {
          name: t('White and sparkling', 'Blancos y espumosos', 'Blancs et bulles'),
          items: [
            {
              name: t(
                'Malvasia de Colares, on its own roots',
                'Malvasia de Colares, de pie franco',
                'Malvasia de Colares, franc de pied',
              ),
              description: t(
                'Vines in the sand behind Praia das Maçãs; salt at the end',
                'Viñas en la arena tras Praia das Maçãs; sal al final',
                'Des vignes dans le sable, derrière Praia das Maçãs ; du sel en finale',
              ),
              price: 1200,
              allergens: ['sulphites'],
              isAlcohol: true,
              abv: 12,
              picture: 'wine-white',
              stockStatus: 'low',
              tags: ['chef'],
              portions: [
                { name: glass, price: 1200 },
                { name: bottle, price: 5600 },
              ],
            },
            {
              name: t('Arinto, Bucelas', 'Arinto, Bucelas', 'Arinto, Bucelas'),
              price: 600,
              allergens: ['sulphites'],
              isAlcohol: true,
              abv: 12.5,
              picture: 'wine-white',
              portions: [
                { name: glass, price: 600 },
                { name: bottle, price: 2700 },
              ],
            },
            {
              name: t('Bairrada brut nature', 'Bairrada brut nature', 'Bairrada brut nature'),
              price: 750,
              allergens: ['sulphites'],
              isAlcohol: true,
              abv: 12,
              picture: 'sparkling',
              portions: [
                { name: t('Glass, 12 cl', 'Copa, 12 cl', 'Coupe, 12 cl'), price: 750 },
                { name: bottle, price: 3800 },
              ],
            },
          ],
        },
        {
          name: t('Red and fortified', 'Tintos y generosos', 'Rouges et vins mutés'),
          items: [
            {
              name: t('Touriga Nacional, Dão', 'Touriga Nacional, Dão', 'Touriga Nacional, Dão'),
              price: 700,
              allergens: ['sulphites'],
              isAlcohol: true,
              abv: 13.5,
              picture: 'wine-red',
              portions: [
                { name: glass, price: 700 },
                { name: bottle, price: 3200 },
              ],
            },
            {
              name: t('Old vines, Douro', 'Viñas viejas, Douro', 'Vieilles vignes, Douro'),
              price: 950,
              allergens: ['sulphites'],
              isAlcohol: true,
              abv: 14,
              picture: 'wine-red',
              portions: [
                { name: glass, price: 950 },
                { name: halfBottle, price: 2300 },
                { name: bottle, price: 4400 },
              ],
            },
            {
              name: t(
                'Muscatel of Setúbal, 10 years',
                'Moscatel de Setúbal, 10 años',
                'Muscat de Setúbal, 10 ans',
              ),
              price: 850,
              allergens: ['sulphites'],
              isAlcohol: true,
              abv: 17.5,
            },
          ],
        },
      ],
    },
  ],
};
