import type { DemoDirectory } from '../../model/demo-property';
import { policies } from './policies';
import { everyDay, t } from './text';

const yourRoom: DemoDirectory = {
  slug: 'your-room',
  name: t('Your room', 'Su habitación', 'Votre chambre'),
  kind: 'info',
  description: t(
    'Shutters, keys, laundry, and how to sleep with the sea in your ear.',
    'Contraventanas, llaves, lavandería y cómo dormir con el mar al oído.',
    'Volets, clés, blanchisserie, et comment dormir avec la mer à l’oreille.',
  ),
  picture: {
    scene: 'guest-room',
    alt: t(
      'A white bed beside blue shutters that stand half open to the sea',
      'Una cama blanca junto a unas contraventanas azules entreabiertas al mar',
      'Un lit blanc près de volets bleus entrouverts sur la mer',
    ),
  },
  icon: 'bed-double',
  entries: [
    {
      slug: 'wifi',
      actions: [
        {
          type: 'chat',
          label: t('Tell us where it is weak', 'Díganos dónde falla', 'Dites-nous où il faiblit'),
          target: t(
            'The Wi-Fi is weak where I am: ',
            'El wifi llega mal donde estoy: ',
            'Le Wi-Fi capte mal là où je suis : ',
          ),
        },
      ],
      title: t('Wi-Fi', 'Wifi', 'Wi-Fi'),
      body: t(
        'The network is **CasaMiramar**, the password **sal-e-limao**. It reaches the pool, the garden and the first ten steps down to the beach.\n\nThe walls of the old wing are sixty centimetres thick. In rooms 301 to 308 the signal is best on the side of the desk.',
        'La red es **CasaMiramar** y la contraseña **sal-e-limao**. Llega a la piscina, al jardín y a los diez primeros peldaños de la bajada a la playa.\n\nLos muros del ala antigua miden sesenta centímetros. En las habitaciones 301 a 308 la señal es mejor del lado del escritorio.',
        'Le réseau s’appelle **CasaMiramar**, le mot de passe est **sal-e-limao**. Il porte jusqu’à la piscine, au jardin et aux dix premières marches vers la plage.\n\nLes murs de l’aile ancienne font soixante centimètres. Dans les chambres 301 à 308, on capte mieux côté bureau.',
      ),
      picture: {
        scene: 'wifi',
        alt: t('A wireless signal sign', 'Un símbolo de señal inalámbrica', 'Un symbole de réseau sans fil'),
      },
      tags: ['wifi', 'internet', 'password'],
    },
    {
      slug: 'shutters-and-air',
      actions: [
        {
          type: 'request',
          label: t(
            'Something sticks or rattles',
            'Algo se atasca o hace ruido',
            'Quelque chose coince ou grince',
          ),
          target: 'repair',
        },
      ],
      title: t('Shutters and air', 'Contraventanas y aire', 'Volets et air'),
      body: t(
        'Close the shutters between noon and five and the room stays cool by itself. At night open the upper leaf only: the wind from the ocean does the rest.\n\n- The air conditioning stops when the balcony door is open.\n- The thermostat by the bed goes from 18 to 26 degrees.\n- From November to March the radiators are on from 7:00 to 10:00 and from 18:00 to 23:00.',
        'Cierre las contraventanas entre las doce y las cinco y la habitación se mantendrá fresca sola. De noche abra solo la hoja de arriba: el viento del océano hace el resto.\n\n- El aire acondicionado se para con la puerta del balcón abierta.\n- El termostato junto a la cama va de 18 a 26 grados.\n- De noviembre a marzo los radiadores funcionan de 7:00 a 10:00 y de 18:00 a 23:00.',
        'Fermez les volets entre midi et cinq heures et la chambre restera fraîche d’elle-même. La nuit, n’ouvrez que le battant du haut : le vent de l’océan fait le reste.\n\n- La climatisation s’arrête quand la porte du balcon est ouverte.\n- Le thermostat près du lit va de 18 à 26 degrés.\n- De novembre à mars, les radiateurs chauffent de 7 h à 10 h et de 18 h à 23 h.',
      ),
      tags: ['air conditioning', 'heating'],
    },
    {
      slug: 'keys-and-safe',
      title: t('Keys and safe', 'Llaves y caja fuerte', 'Clés et coffre'),
      body: t(
        'Your key has a tile for a tag. It opens your door, the garden gate and, after 23:00, the street door on Rua da Guia.\n\nThe safe is in the wardrobe, large enough for a laptop. Choose four digits and press **Lock**. If you forget them, Tiago comes up with the master key and asks for a document.',
        'Su llave lleva un azulejo por llavero. Abre su puerta, la cancela del jardín y, después de las 23:00, la puerta de la Rua da Guia.\n\nLa caja fuerte está en el armario y cabe un portátil. Elija cuatro cifras y pulse **Lock**. Si las olvida, Tiago sube con la llave maestra y le pide un documento.',
        'Votre clé porte un azulejo en guise de porte-clé. Elle ouvre votre porte, la grille du jardin et, après 23 h, la porte de la Rua da Guia.\n\nLe coffre est dans l’armoire, assez grand pour un ordinateur. Choisissez quatre chiffres et appuyez sur **Lock**. Si vous les oubliez, Tiago monte avec le passe et vous demande une pièce d’identité.',
      ),
      picture: {
        scene: 'key',
        alt: t(
          'A room key on a small painted tile',
          'Una llave de habitación con un azulejo pintado',
          'Une clé de chambre et son petit carreau peint',
        ),
      },
      tags: ['key', 'safe'],
    },
    {
      slug: 'laundry',
      actions: [
        {
          type: 'chat',
          label: t('Send someone for the bag', 'Que recojan la bolsa', 'Faire prendre le sac'),
          target: t(
            'My laundry bag is on the door. Could somebody take it, please?',
            'He colgado la bolsa de la lavandería en la puerta. ¿Pueden recogerla, por favor?',
            'Mon sac de linge est à la porte. Quelqu’un peut-il le prendre, s’il vous plaît ?',
          ),
        },
      ],
      title: t('Laundry and ironing', 'Lavandería y plancha', 'Blanchisserie et repassage'),
      body: t(
        'Hang the blue bag on the door before 9:30 and it comes back the same evening, on hangers, except on Sundays.\n\n- Shirt or blouse **€4.50**\n- Trousers or skirt **€6.00**\n- Dress **€9.00**\n- Wetsuit rinsed and dried **free**\n\nAn iron and a board are in the linen cupboard on every floor.',
        'Cuelgue la bolsa azul en la puerta antes de las 9:30 y vuelve esa misma tarde, en perchas, salvo los domingos.\n\n- Camisa o blusa **4,50 €**\n- Pantalón o falda **6,00 €**\n- Vestido **9,00 €**\n- Neopreno aclarado y secado **gratis**\n\nEn el armario de la ropa blanca de cada planta hay plancha y tabla.',
        'Accrochez le sac bleu à la porte avant 9 h 30 : il revient le soir même, sur cintres, sauf le dimanche.\n\n- Chemise ou chemisier **4,50 €**\n- Pantalon ou jupe **6,00 €**\n- Robe **9,00 €**\n- Combinaison rincée et séchée **offert**\n\nUn fer et une planche se trouvent dans l’armoire à linge de chaque étage.',
      ),
      picture: {
        scene: 'laundry',
        alt: t('Linen on a line in the wind', 'Ropa blanca tendida al viento', 'Du linge qui sèche au vent'),
      },
      tags: ['laundry', 'ironing'],
    },
    {
      slug: 'pillows',
      actions: [
        {
          type: 'request',
          label: t('Ask for pillows', 'Pedir almohadas', 'Demander des oreillers'),
          target: 'bedding',
        },
      ],
      title: t('Pillows and blankets', 'Almohadas y mantas', 'Oreillers et couvertures'),
      body: t(
        'On the bed: two feather, two fibre. In the cupboard in the corridor, or from us at your door: a buckwheat pillow, a flat one for those who sleep on their front, and the wool blankets from Serra da Estrela.',
        'En la cama: dos de pluma y dos de fibra. En el armario del pasillo, o en su puerta si nos lo pide: una almohada de alforfón, una plana para quien duerme boca abajo y las mantas de lana de la Serra da Estrela.',
        'Sur le lit : deux en plumes, deux en fibre. Dans l’armoire du couloir, ou à votre porte sur demande : un oreiller de sarrasin, un plat pour qui dort sur le ventre, et les couvertures de laine de la Serra da Estrela.',
      ),
      tags: ['bed', 'sleep'],
    },
  ],
};

const theHouse: DemoDirectory = {
  slug: 'the-house',
  name: t('The house', 'La casa', 'La maison'),
  kind: 'info',
  description: t(
    'Breakfast, the pool, luggage and the hours we keep.',
    'El desayuno, la piscina, el equipaje y nuestros horarios.',
    'Le petit-déjeuner, la piscine, les bagages et nos horaires.',
  ),
  picture: {
    scene: 'lobby',
    alt: t(
      'The entrance hall with its wall of blue and white tiles',
      'El vestíbulo con su pared de azulejos azules y blancos',
      'L’entrée et son mur d’azulejos bleus et blancs',
    ),
  },
  icon: 'house',
  entries: [
    {
      slug: 'breakfast',
      actions: [
        {
          type: 'order',
          label: t('Have it in bed', 'Tomarlo en la cama', 'Le prendre au lit'),
          target: 'room-service',
        },
        {
          type: 'request',
          label: t('Ask for a breakfast box', 'Pedir desayuno para llevar', 'Demander un panier'),
          target: 'breakfast-box',
        },
      ],
      links: [
        {
          label: t('Maré Alta', 'Maré Alta', 'Maré Alta'),
          to: '/directories/bars-and-restaurants/mare-alta',
        },
      ],
      title: t('Breakfast', 'Desayuno', 'Petit-déjeuner'),
      body: t(
        'In Maré Alta, on the terrace when the wind allows. Broa from the oven in Malveira, sheep’s cheese from Azeitão, figs in season, eggs from Rui’s pan.\n\nIt is in your rate unless your booking says room only; then it is **€18**, children under 6 free. Leaving before seven? Ask for a breakfast box by 21:00.',
        'En Maré Alta, y en la terraza si el viento lo permite. Broa del horno de Malveira, queso de oveja de Azeitão, higos en temporada y huevos de la sartén de Rui.\n\nEstá incluido salvo que su reserva diga solo alojamiento; entonces cuesta **18 €**, gratis para menores de 6 años. ¿Sale antes de las siete? Pida su desayuno para llevar antes de las 21:00.',
        'Au Maré Alta, en terrasse quand le vent le permet. Broa du four de Malveira, brebis d’Azeitão, figues en saison, œufs de la poêle de Rui.\n\nIl est compris, sauf réservation en chambre seule ; il coûte alors **18 €**, gratuit avant 6 ans. Vous partez avant sept heures ? Demandez un panier avant 21 h.',
      ),
      picture: {
        scene: 'breakfast',
        alt: t(
          'A breakfast table with bread, cheese and figs',
          'Una mesa de desayuno con pan, queso e higos',
          'Une table de petit-déjeuner avec pain, fromage et figues',
        ),
      },
      place: t('Maré Alta, ground floor', 'Maré Alta, planta baja', 'Maré Alta, rez-de-chaussée'),
      openingHours: {
        weekly: [
          { days: [1, 2, 3, 4, 5], intervals: [{ from: '07:00', to: '10:30' }] },
          { days: [6, 7], intervals: [{ from: '07:30', to: '11:00' }] },
        ],
      },
      tags: ['breakfast'],
      accessibility: ['step_free', 'accessible_wc'],
    },
    {
      slug: 'pool',
      actions: [
        {
          type: 'order',
          label: t('Order to your sunbed', 'Pedir a la tumbona', 'Commander à votre transat'),
          target: 'o-toldo',
        },
      ],
      title: t('Sea-water pool', 'Piscina de agua de mar', 'Piscine d’eau de mer'),
      body: t(
        'Twenty metres, cut into the rock in 1958 and filled from the ocean at every spring tide. Twenty-four degrees from May to October, whatever the sea says the rest of the year.\n\nTowels are in the blue boxes. Before nine the lane by the wall is for swimmers, and nobody dives.',
        'Veinte metros, tallada en la roca en 1958 y llenada con agua del océano en cada marea viva. Veinticuatro grados de mayo a octubre; el resto del año, lo que diga el mar.\n\nLas toallas están en los cajones azules. Antes de las nueve la calle junto al muro es para nadar, y nadie se tira de cabeza.',
        'Vingt mètres, taillée dans la roche en 1958 et remplie par l’océan à chaque grande marée. Vingt-quatre degrés de mai à octobre ; le reste de l’année, c’est la mer qui décide.\n\nLes serviettes sont dans les coffres bleus. Avant neuf heures, le couloir le long du mur est aux nageurs, et personne ne plonge.',
      ),
      picture: {
        scene: 'pool',
        alt: t(
          'A pool cut into rock above the sea',
          'Una piscina tallada en la roca sobre el mar',
          'Une piscine taillée dans la roche au-dessus de la mer',
        ),
      },
      place: t(
        'Below the terrace, 31 steps or the garden lift',
        'Bajo la terraza, 31 peldaños o el ascensor del jardín',
        'Sous la terrasse, 31 marches ou l’ascenseur du jardin',
      ),
      openingHours: {
        weekly: [{ days: everyDay, intervals: [{ from: '07:30', to: '20:30' }] }],
        exceptions: [
          {
            inDays: 11,
            intervals: [{ from: '13:00', to: '20:30' }],
            label: t(
              'Spring tide: the pool is refilled in the morning',
              'Marea viva: la piscina se rellena por la mañana',
              'Grande marée : la piscine est remplie le matin',
            ),
          },
        ],
      },
      tags: ['pool', 'swimming'],
      accessibility: ['lift', 'accessible_wc'],
    },
    {
      slug: 'arrival-and-departure',
      actions: [
        {
          type: 'request',
          label: t('Stay longer on your last day', 'Salir más tarde', 'Partir plus tard'),
          target: 'late-check-out',
        },
        {
          type: 'directory',
          label: t('How to get around', 'Cómo moverse', 'Se déplacer'),
          target: 'getting-around',
        },
      ],
      title: t('Arriving and leaving', 'Llegada y salida', 'Arrivée et départ'),
      body: t(
        'Rooms are ready from **15:00** and yours until **12:00**. If you come early or fly late, leave your cases in the hall and keep the pool and the shower beside it.\n\nThe city tax of Cascais is **€4** per person and night, from 13 years, for seven nights at most. We add it to the bill.',
        'Las habitaciones están listas desde las **15:00** y son suyas hasta las **12:00**. Si llega pronto o vuela tarde, deje las maletas en el vestíbulo y siga usando la piscina y su ducha.\n\nLa tasa turística de Cascais es de **4 €** por persona y noche, desde los 13 años y hasta siete noches. La añadimos a la cuenta.',
        'Les chambres sont prêtes à partir de **15 h** et à vous jusqu’à **midi**. Si vous arrivez tôt ou partez tard, laissez vos valises dans l’entrée et profitez de la piscine et de sa douche.\n\nLa taxe de séjour de Cascais est de **4 €** par personne et par nuit, dès 13 ans, sept nuits au plus. Nous l’ajoutons à la note.',
      ),
      picture: {
        scene: 'luggage',
        alt: t(
          'Two suitcases on a tiled floor',
          'Dos maletas sobre un suelo de azulejos',
          'Deux valises sur un sol carrelé',
        ),
      },
      place: t('Front desk, ground floor', 'Recepción, planta baja', 'Réception, rez-de-chaussée'),
      tags: ['check-in', 'check-out', 'luggage', 'city tax'],
      accessibility: ['step_free', 'hearing_loop'],
    },
    {
      slug: 'getting-about-the-house',
      title: t(
        'Lifts, ramps and stairs',
        'Ascensores, rampas y escaleras',
        'Ascenseurs, rampes et escaliers',
      ),
      body: t(
        'The main lift reaches all three floors and takes a wheelchair of 75 cm. The garden lift goes from the terrace to the pool. There is no lift to the beach: **64 steps**, with a rail and two benches.\n\nRooms 104 and 106 have wide doors and a level shower. The front desk has a hearing loop; menus in braille are in English and Portuguese.',
        'El ascensor principal llega a las tres plantas y admite sillas de ruedas de 75 cm. El del jardín baja de la terraza a la piscina. A la playa no hay ascensor: **64 peldaños**, con barandilla y dos bancos.\n\nLas habitaciones 104 y 106 tienen puertas anchas y ducha a ras de suelo. La recepción dispone de bucle magnético y hay cartas en braille en inglés y portugués.',
        'L’ascenseur principal dessert les trois étages et accepte un fauteuil de 75 cm. Celui du jardin descend de la terrasse à la piscine. Pas d’ascenseur pour la plage : **64 marches**, une rampe et deux bancs.\n\nLes chambres 104 et 106 ont des portes larges et une douche de plain-pied. La réception dispose d’une boucle magnétique ; les cartes en braille sont en anglais et en portugais.',
      ),
      tags: ['accessibility', 'lift'],
      accessibility: ['step_free', 'hearing_loop', 'braille', 'accessible_wc', 'lift'],
    },
    {
      slug: 'quiet-and-late',
      title: t('Quiet hours', 'Horas de silencio', 'Heures calmes'),
      body: t(
        'From 23:00 to 8:00 the garden, the pool and the corridors are quiet. The bar goes on until two, and until three on Fridays and Saturdays, with its sea door shut after midnight.\n\nLight sleeper? Ask for a room in the garden wing: you hear the fountain and nothing else.',
        'De 23:00 a 8:00 el jardín, la piscina y los pasillos están en silencio. El bar sigue hasta las dos, y hasta las tres los viernes y sábados, con la puerta del mar cerrada a partir de medianoche.\n\n¿Sueño ligero? Pida una habitación en el ala del jardín: se oye la fuente y nada más.',
        'De 23 h à 8 h, le jardin, la piscine et les couloirs sont calmes. Le bar continue jusqu’à deux heures, trois heures le vendredi et le samedi, sa porte côté mer fermée après minuit.\n\nLe sommeil léger ? Demandez une chambre dans l’aile du jardin : on n’y entend que la fontaine.',
      ),
      tags: ['quiet', 'noise'],
      accessibility: ['quiet'],
    },
    {
      slug: 'clock-change',
      title: t('When the clocks change', 'Cuando cambia la hora', 'Quand l’heure change'),
      body: t(
        'On the last Sunday of March one o’clock becomes two, and on the last Sunday of October two becomes one. Portugal keeps the time of Great Britain and is one hour behind Spain and France all year.\n\nThe tall clock on the stairs is wound by hand; Zé changes it at breakfast. Until then believe your phone.',
        'El último domingo de marzo, a la una son las dos; el último de octubre, a las dos es la una. Portugal lleva la hora de Gran Bretaña: una menos que la España peninsular, todo el año.\n\nEl reloj alto de la escalera es de cuerda y Zé lo cambia a la hora del desayuno. Hasta entonces, fíese del móvil.',
        'Le dernier dimanche de mars, à une heure il est deux heures ; le dernier d’octobre, à deux heures il est une heure. Le Portugal vit à l’heure de la Grande-Bretagne : une de moins qu’en France, toute l’année.\n\nLa grande horloge de l’escalier se remonte à la main ; Zé la règle au petit-déjeuner. D’ici là, fiez-vous à votre téléphone.',
      ),
      picture: {
        scene: 'clock',
        alt: t(
          'The tall clock on the staircase',
          'El reloj alto de la escalera',
          'La grande horloge de l’escalier',
        ),
      },
      tags: ['time', 'clock'],
    },
    ...policies,
  ],
};

const beachAndSea: DemoDirectory = {
  slug: 'beach-and-sea',
  parent: 'the-house',
  name: t('Beach and sea', 'Playa y mar', 'Plage et mer'),
  kind: 'info',
  description: t(
    'Sixty-four steps down: flags, tides, boards and shade.',
    'Sesenta y cuatro peldaños abajo: banderas, mareas, tablas y sombra.',
    'Soixante-quatre marches plus bas : drapeaux, marées, planches et ombre.',
  ),
  picture: {
    scene: 'beach',
    alt: t(
      'A small cove with striped awnings under the cliff',
      'Una pequeña cala con toldos a rayas bajo el acantilado',
      'Une petite crique et ses toiles rayées sous la falaise',
    ),
  },
  icon: 'waves',
  entries: [
    {
      slug: 'the-cove',
      title: t('The cove', 'La cala', 'La crique'),
      body: t(
        'Our cove has no name on the maps; the fishermen call it Praia da Bica, for the spring that runs out of the wall. At low tide there are forty metres of sand, at high tide twelve.\n\nTwenty-two awnings are kept for the house, numbered on the pole. Take any that is free; give the number when you order.',
        'Nuestra cala no sale en los mapas; los pescadores la llaman Praia da Bica, por el manantial que brota del muro. Con marea baja hay cuarenta metros de arena; con marea alta, doce.\n\nVeintidós toldos son de la casa, numerados en el poste. Ocupe el que esté libre y diga su número al pedir.',
        'Notre crique n’a pas de nom sur les cartes ; les pêcheurs l’appellent Praia da Bica, pour la source qui coule du mur. À marée basse, quarante mètres de sable ; à marée haute, douze.\n\nVingt-deux toiles sont réservées à la maison, numérotées sur le mât. Prenez celle qui est libre et donnez son numéro en commandant.',
      ),
      picture: {
        scene: 'beach',
        alt: t(
          'Striped awnings on the sand, each with a number',
          'Toldos a rayas sobre la arena, cada uno con su número',
          'Des toiles rayées sur le sable, chacune avec son numéro',
        ),
      },
      place: t(
        'By the steps beside the pool',
        'Por la escalera junto a la piscina',
        'Par l’escalier près de la piscine',
      ),
      tags: ['beach', 'awning'],
    },
    {
      slug: 'flags',
      title: t('Flags and lifeguard', 'Banderas y socorrista', 'Drapeaux et sauveteur'),
      body: t(
        'The lifeguard is there from 10:00 to 19:00, June to September.\n\n- **Green**: swim.\n- **Yellow**: no further than your waist.\n- **Red**: stay out, however good it looks.\n- **Chequered**: nobody is on watch.\n\nThe water is 15 degrees in March and 19 in September. Locals call both warm.',
        'El socorrista está de 10:00 a 19:00, de junio a septiembre.\n\n- **Verde**: a nadar.\n- **Amarilla**: hasta la cintura.\n- **Roja**: fuera del agua, por buena que parezca.\n- **A cuadros**: no hay nadie vigilando.\n\nEl agua está a 15 grados en marzo y a 19 en septiembre. Los de aquí llaman cálida a las dos.',
        'Le sauveteur est là de 10 h à 19 h, de juin à septembre.\n\n- **Vert** : on nage.\n- **Jaune** : pas plus haut que la taille.\n- **Rouge** : on reste au sec, même si la mer est belle.\n- **À damier** : personne ne surveille.\n\nL’eau est à 15 degrés en mars, à 19 en septembre. Ici, on dit bonne dans les deux cas.',
      ),
      tags: ['safety', 'lifeguard'],
    },
    {
      slug: 'boards-and-wetsuits',
      actions: [
        {
          type: 'chat',
          label: t('Have a board kept', 'Reservar una tabla', 'Faire garder une planche'),
          target: t(
            'Could Duarte keep a board and a wetsuit for me? Half day: ',
            '¿Puede Duarte guardarme una tabla y un neopreno? Medio día: ',
            'Duarte peut-il me garder une planche et une combinaison ? Demi-journée : ',
          ),
        },
      ],
      title: t('Boards and wetsuits', 'Tablas y neoprenos', 'Planches et combinaisons'),
      body: t(
        'Duarte’s boathouse lends boards by the half day: foam board **€15**, hard board **€20**, wetsuit **€8**, body board for children **free**.\n\nRinse everything in the stone trough before you hang it up. On days of big swell the lessons move to Carcavelos; the van takes twenty minutes.',
        'El varadero de Duarte alquila por medio día: tabla blanda **15 €**, tabla rígida **20 €**, neopreno **8 €** y bodyboard infantil **gratis**.\n\nAclare todo en la pila de piedra antes de colgarlo. Los días de mucho mar las clases se dan en Carcavelos, a veinte minutos en furgoneta.',
        'Le hangar de Duarte loue à la demi-journée : planche en mousse **15 €**, planche rigide **20 €**, combinaison **8 €**, bodyboard enfant **offert**.\n\nRincez tout dans l’auge de pierre avant de suspendre. Les jours de grosse houle, les cours ont lieu à Carcavelos, à vingt minutes en camionnette.',
      ),
      picture: {
        scene: 'surf',
        alt: t(
          'Surfboards against a boathouse door',
          'Tablas de surf apoyadas en la puerta del varadero',
          'Des planches de surf contre la porte du hangar',
        ),
      },
      place: t(
        'Boathouse, foot of the steps',
        'Varadero, al pie de la escalera',
        'Hangar, au pied de l’escalier',
      ),
      openingHours: {
        weekly: [
          {
            days: everyDay,
            intervals: [
              { from: '08:30', to: '12:30' },
              { from: '14:00', to: '18:30' },
            ],
          },
        ],
      },
      tags: ['surf', 'rental'],
    },
    {
      slug: 'beach-towels',
      actions: [
        {
          type: 'request',
          label: t('Ask for towels', 'Pedir toallas', 'Demander des serviettes'),
          target: 'towels',
        },
      ],
      title: t('Beach towels', 'Toallas de playa', 'Serviettes de plage'),
      body: t(
        'The striped ones. Two per person in the blue box at the top of the steps; drop them in the basket when you come up. The white ones from the bathroom stay in the bathroom, please.',
        'Las de rayas. Dos por persona en el cajón azul, en lo alto de la escalera; al subir, déjelas en el cesto. Las blancas del baño se quedan en el baño, por favor.',
        'Les rayées. Deux par personne dans le coffre bleu, en haut de l’escalier ; en remontant, déposez-les dans le panier. Les blanches restent dans la salle de bains, s’il vous plaît.',
      ),
      picture: {
        scene: 'towels',
        alt: t(
          'A pile of striped beach towels',
          'Una pila de toallas de playa a rayas',
          'Une pile de serviettes de plage rayées',
        ),
      },
      tags: ['towels'],
    },
  ],
};

const families: DemoDirectory = {
  slug: 'families',
  name: t('With children', 'Con niños', 'Avec des enfants'),
  kind: 'info',
  description: t(
    'Cots, early suppers, and somebody to build the castle with.',
    'Cunas, cenas tempranas y alguien con quien hacer el castillo.',
    'Lits de bébé, dîners de bonne heure et quelqu’un pour bâtir le château.',
  ),
  picture: {
    scene: 'kids-club',
    alt: t(
      'Children’s drawings of fish pinned above a low table',
      'Dibujos infantiles de peces sobre una mesa baja',
      'Des dessins d’enfants, des poissons, au-dessus d’une table basse',
    ),
  },
  icon: 'baby',
  entries: [
    {
      slug: 'children-room',
      title: t('The Sardine Room', 'La Sala Sardina', 'La salle Sardine'),
      body: t(
        'Paints, tiles to practise on, a puppet theatre and a fishing net full of cushions, from 4 to 11 years. Beatriz is there in the mornings and again before supper. Leave a number and go for a swim.',
        'Pinturas, azulejos para practicar, un teatrillo y una red de pesca llena de cojines, de 4 a 11 años. Beatriz está por las mañanas y otra vez antes de la cena. Deje un teléfono y váyase a nadar.',
        'Peinture, carreaux d’essai, théâtre de marionnettes et filet de pêche plein de coussins, de 4 à 11 ans. Beatriz est là le matin et de nouveau avant le dîner. Laissez un numéro et allez nager.',
      ),
      place: t(
        'Garden wing, beside the lemon trees',
        'Ala del jardín, junto a los limoneros',
        'Aile du jardin, près des citronniers',
      ),
      openingHours: {
        weekly: [
          {
            days: [1, 2, 3, 4, 5, 6],
            intervals: [
              { from: '09:30', to: '12:30' },
              { from: '17:00', to: '19:30' },
            ],
          },
          { days: [7], intervals: [{ from: '10:00', to: '13:00' }] },
        ],
      },
      tags: ['children', 'kids club'],
      accessibility: ['step_free'],
    },
    {
      slug: 'early-supper',
      actions: [
        {
          type: 'chat',
          label: t('Say how many you are', 'Decir cuántos son', 'Dire combien vous serez'),
          target: t(
            'Early supper this evening, children: ',
            'Cena temprana esta tarde, niños: ',
            'Dîner de bonne heure ce soir, enfants : ',
          ),
        },
      ],
      links: [
        {
          label: t('Room service', 'Servicio de habitaciones', 'Service en chambre'),
          to: '/directories/bars-and-restaurants/room-service',
        },
      ],
      title: t('Early supper', 'Cena temprana', 'Dîner de bonne heure'),
      body: t(
        'Portugal eats late; children need not. At 18:30 there is soup, grilled fish without bones, rice and fruit on the terrace for **€14**. Tell us in the morning how many you are.',
        'En Portugal se cena tarde; los niños no tienen por qué. A las 18:30 hay sopa, pescado a la plancha sin espinas, arroz y fruta en la terraza por **14 €**. Díganos por la mañana cuántos son.',
        'Au Portugal, on dîne tard ; les enfants n’y sont pas tenus. À 18 h 30, soupe, poisson grillé sans arêtes, riz et fruits en terrasse pour **14 €**. Dites-nous le matin combien vous serez.',
      ),
      tags: ['children', 'supper'],
    },
    {
      slug: 'cots-and-sitters',
      actions: [
        {
          type: 'request',
          label: t('Ask for a cot', 'Pedir una cuna', 'Demander un lit de bébé'),
          target: 'cot',
        },
      ],
      title: t('Cots and sitters', 'Cunas y canguros', 'Lits de bébé et baby-sitters'),
      body: t(
        'Cots, baths, bottle warmers and stair gates are free; ask the day before. Sitters are nurses and teachers from the village: **€15** an hour, three hours at least, booked by noon.',
        'Cunas, bañeras, calientabiberones y barreras son gratis; pídalos la víspera. Las canguros son enfermeras y maestras del pueblo: **15 €** la hora, mínimo tres horas, con reserva antes de mediodía.',
        'Lits, baignoires, chauffe-biberons et barrières sont gratuits ; demandez la veille. Les baby-sitters sont infirmières et institutrices du village : **15 €** l’heure, trois heures au moins, à réserver avant midi.',
      ),
      tags: ['cot', 'babysitter'],
    },
  ],
};

const gettingAround: DemoDirectory = {
  slug: 'getting-around',
  name: t('Getting around', 'Cómo moverse', 'Se déplacer'),
  kind: 'info',
  description: t(
    'Trains to Lisbon, the bus to Sintra, bicycles and the car.',
    'Trenes a Lisboa, autobús a Sintra, bicicletas y el coche.',
    'Trains pour Lisbonne, bus pour Sintra, vélos et voiture.',
  ),
  picture: {
    scene: 'map',
    alt: t(
      'A hand-drawn map of the coast from Lisbon to Cabo da Roca',
      'Un mapa dibujado a mano de la costa, de Lisboa al Cabo da Roca',
      'Une carte dessinée de la côte, de Lisbonne au Cabo da Roca',
    ),
  },
  icon: 'train-front',
  entries: [
    {
      slug: 'train-to-lisbon',
      documents: [
        {
          label: t('Map of the way to the station', 'Plano hasta la estación', 'Plan jusqu’à la gare'),
          scene: 'map',
        },
      ],
      links: [
        {
          label: t('Timetables of the line', 'Horarios de la línea', 'Horaires de la ligne'),
          to: 'https://www.cp.pt',
        },
      ],
      title: t('Train to Lisbon', 'Tren a Lisboa', 'Train pour Lisbonne'),
      body: t(
        'From Cascais station to Cais do Sodré in forty minutes, every twenty minutes, with the river on your right all the way. A single is about **€2.50**; load the card for two trips, the machines in Lisbon queue.\n\nThe last train back leaves at 1:30.',
        'De la estación de Cascais a Cais do Sodré en cuarenta minutos, cada veinte, con el río siempre a la derecha. La ida cuesta unos **2,50 €**; cargue dos viajes, en Lisboa hay cola en las máquinas.\n\nEl último tren de vuelta sale a la 1:30.',
        'De la gare de Cascais à Cais do Sodré en quarante minutes, toutes les vingt minutes, le fleuve à main droite tout du long. L’aller coûte environ **2,50 €** ; chargez deux trajets, à Lisbonne on fait la queue aux bornes.\n\nLe dernier train du retour part à 1 h 30.',
      ),
      place: t(
        'Station 1.8 km away, 20 minutes on foot along the bay',
        'Estación a 1,8 km, 20 minutos a pie por la bahía',
        'Gare à 1,8 km, 20 minutes à pied par la baie',
      ),
      tags: ['train', 'lisbon'],
    },
    {
      slug: 'to-sintra',
      title: t('To Sintra', 'A Sintra', 'Vers Sintra'),
      body: t(
        'The bus over Cabo da Roca takes an hour, the direct one forty minutes; both leave from below the station. A taxi is about **€30**. Buy the tickets for Pena with a time on them and be at the gate half an hour before, or let Inês do it.\n\nTake a jumper. It may be sunny here and in the clouds up there.',
        'El autobús por el Cabo da Roca tarda una hora y el directo cuarenta minutos; ambos salen de debajo de la estación. Un taxi cuesta unos **30 €**. Compre las entradas de Pena con hora y esté en la puerta media hora antes, o déjeselo a Inês.\n\nLleve un jersey: puede hacer sol aquí y estar nublado arriba.',
        'Le bus par le Cabo da Roca met une heure, le direct quarante minutes ; les deux partent sous la gare. Un taxi coûte environ **30 €**. Prenez les billets de Pena avec un horaire et soyez à la grille une demi-heure avant, ou laissez faire Inês.\n\nPrenez un pull : il peut faire soleil ici et gris là-haut.',
      ),
      picture: {
        scene: 'mountains',
        alt: t(
          'The hills of Sintra under a cap of cloud',
          'La sierra de Sintra bajo un sombrero de nubes',
          'Les collines de Sintra coiffées de nuages',
        ),
      },
      tags: ['sintra', 'bus'],
    },
    {
      slug: 'bicycles',
      title: t('Bicycles', 'Bicicletas', 'Vélos'),
      body: t(
        'Twelve bicycles in the gatehouse, two with a child’s seat, four electric. The lane to Guincho is nine kilometres, flat, and against the wind one way. Plain ones are free for two hours, **€10** the day; electric ones **€25**.',
        'Doce bicicletas en la portería, dos con silla infantil y cuatro eléctricas. El carril hasta Guincho tiene nueve kilómetros, es llano y en un sentido va contra el viento. Las normales son gratis dos horas y **10 €** el día; las eléctricas, **25 €**.',
        'Douze vélos dans la loge, deux avec siège enfant, quatre électriques. La piste de Guincho fait neuf kilomètres, plats, face au vent dans un sens. Les classiques sont offerts deux heures, **10 €** la journée ; les électriques **25 €**.',
      ),
      picture: {
        scene: 'cycling',
        alt: t(
          'A bicycle on the coast lane',
          'Una bicicleta en el carril de la costa',
          'Un vélo sur la piste côtière',
        ),
      },
      place: t('Gatehouse', 'Portería', 'Loge'),
      openingHours: { weekly: [{ days: everyDay, intervals: [{ from: '08:00', to: '20:00' }] }] },
      tags: ['bicycle'],
      accessibility: ['step_free'],
    },
    {
      slug: 'taxis-and-airport',
      actions: [
        {
          type: 'request',
          label: t('Order Senhor Américo', 'Pedir al senhor Américo', 'Commander Senhor Américo'),
          target: 'airport-transfer',
        },
      ],
      title: t('Taxis and the airport', 'Taxis y aeropuerto', 'Taxis et aéroport'),
      body: t(
        'The airport is 35 minutes away at night and an hour between eight and ten in the morning. Senhor Américo, who has driven for us since 1994, charges **€55** for four people with luggage. Order him in Requests, or ask for a metered taxi at the desk.',
        'El aeropuerto está a 35 minutos de noche y a una hora entre las ocho y las diez de la mañana. El senhor Américo, que conduce para nosotros desde 1994, cobra **55 €** por cuatro personas con equipaje. Pídalo en Peticiones, o un taxi con taxímetro en recepción.',
        'L’aéroport est à 35 minutes la nuit, à une heure entre huit et dix heures du matin. Senhor Américo, qui conduit pour nous depuis 1994, prend **55 €** pour quatre personnes avec bagages. Commandez-le dans Demandes, ou un taxi au compteur à la réception.',
      ),
      picture: {
        scene: 'taxi',
        alt: t(
          'A black and green taxi at the gate',
          'Un taxi negro y verde en la puerta',
          'Un taxi noir et vert devant la grille',
        ),
      },
      phone: '+351 215 550 120',
      tags: ['taxi', 'airport', 'transfer'],
    },
    {
      slug: 'parking',
      title: t('Parking', 'Aparcamiento', 'Stationnement'),
      body: t(
        'Eighteen places under the pines, **€12** a night, two with a charger (11 kW, **€0.45** per kWh). In the street it is blue zone on weekdays until seven. The gate is low: 1.95 metres.',
        'Dieciocho plazas bajo los pinos, **12 €** la noche, dos con cargador (11 kW, **0,45 €** el kWh). En la calle es zona azul los laborables hasta las siete. El portón es bajo: 1,95 metros.',
        'Dix-huit places sous les pins, **12 €** la nuit, dont deux avec borne (11 kW, **0,45 €** le kWh). Dans la rue, zone bleue en semaine jusqu’à sept heures. Le portail est bas : 1,95 mètre.',
      ),
      picture: {
        scene: 'parking',
        alt: t(
          'Cars parked under pine trees',
          'Coches aparcados bajo los pinos',
          'Des voitures garées sous les pins',
        ),
      },
      tags: ['parking', 'charging'],
      accessibility: ['step_free'],
    },
  ],
};

const neighbours: DemoDirectory = {
  slug: 'neighbours',
  parent: 'getting-around',
  name: t('Around the corner', 'A la vuelta de la esquina', 'Au coin de la rue'),
  kind: 'info',
  description: t(
    'Places we go ourselves, none further than a quarter of an hour on foot.',
    'Sitios a los que vamos nosotros, todos a menos de un cuarto de hora a pie.',
    'Des adresses où nous allons nous-mêmes, toutes à moins d’un quart d’heure à pied.',
  ),
  picture: {
    scene: 'old-town',
    alt: t(
      'A lane of whitewashed houses with blue edges',
      'Una calle de casas encaladas con zócalos azules',
      'Une ruelle de maisons blanchies aux soubassements bleus',
    ),
  },
  icon: 'map-pin',
  entries: [
    {
      slug: 'fish-market',
      actions: [
        {
          type: 'book',
          label: t(
            'Or a table where it is grilled',
            'O una mesa donde la asan',
            'Ou une table où on le grille',
          ),
          target: 'mare-alta',
        },
      ],
      title: t('The fish market', 'La lonja', 'La criée'),
      body: t(
        'Lota de Cascais, behind the town beach. Boats come in from five; the stalls inside sell until one. Dona Lurdes, third from the door, cleans what you buy and tells you how long to grill it.',
        'La Lota de Cascais, detrás de la playa del pueblo. Los barcos llegan desde las cinco y los puestos venden hasta la una. Dona Lurdes, la tercera desde la puerta, limpia lo que compre y le dice cuánto tiempo va a la parrilla.',
        'La Lota de Cascais, derrière la plage du village. Les bateaux rentrent dès cinq heures ; les étals vendent jusqu’à une heure. Dona Lurdes, la troisième depuis la porte, vide ce que vous achetez et vous dit combien de temps le griller.',
      ),
      picture: {
        scene: 'market',
        alt: t(
          'Crates of fish on a market stall',
          'Cajas de pescado en un puesto del mercado',
          'Des caisses de poisson sur un étal',
        ),
      },
      place: t('12 minutes on foot', 'A 12 minutos a pie', 'À 12 minutes à pied'),
      location: { lat: 38.6964, lng: -9.4193 },
      openingHours: { weekly: [{ days: [2, 3, 4, 5, 6], intervals: [{ from: '07:00', to: '13:00' }] }] },
      tags: ['market', 'fish'],
    },
    {
      slug: 'guia-lighthouse',
      title: t('Guia lighthouse', 'Faro de Guia', 'Phare de Guia'),
      body: t(
        'Tiled white, octagonal, lit since 1761. You cannot go in, but the rocks below are the best place on this coast to see the sun go down. The bar is named after its keepers.',
        'Revestido de blanco, octogonal, encendido desde 1761. No se entra, pero las rocas de debajo son el mejor sitio de esta costa para ver la puesta de sol. El bar lleva el nombre de sus fareros.',
        'Carrelé de blanc, octogonal, allumé depuis 1761. On n’y entre pas, mais les rochers en dessous sont le meilleur endroit de la côte pour voir le soleil se coucher. Le bar porte le nom de ses gardiens.',
      ),
      place: t('10 minutes on foot', 'A 10 minutos a pie', 'À 10 minutes à pied'),
      location: { lat: 38.6957, lng: -9.4526 },
      tags: ['lighthouse', 'sunset'],
    },
    {
      slug: 'boca-do-inferno',
      title: t('Boca do Inferno', 'Boca do Inferno', 'Boca do Inferno'),
      body: t(
        'A cave whose roof fell in. Go when the tide is rising and the swell above two metres, and stand well behind the rail. At dusk the coaches have left.',
        'Una cueva a la que se le hundió el techo. Vaya con marea subiendo y más de dos metros de mar, y quédese bien detrás de la barandilla. Al anochecer ya no hay autocares.',
        'Une grotte dont le toit s’est effondré. Allez-y à marée montante, par plus de deux mètres de houle, et restez bien derrière la barrière. Au crépuscule, les cars sont partis.',
      ),
      place: t('8 minutes on foot', 'A 8 minutos a pie', 'À 8 minutes à pied'),
      location: { lat: 38.6913, lng: -9.4308 },
      tags: ['walk', 'sea'],
    },
    {
      slug: 'tile-workshop',
      title: t('Oficina da Alda', 'Oficina da Alda', 'Oficina da Alda'),
      body: t(
        'Alda restored the panel in our hall and paints house numbers to order. Two days for a single tile, fired and packed; from **€22**. She teaches here on Tuesdays and Fridays.',
        'Alda restauró el panel de nuestro vestíbulo y pinta números de casa por encargo. Dos días por azulejo, cocido y embalado; desde **22 €**. Da clase aquí los martes y viernes.',
        'Alda a restauré le panneau de notre entrée et peint des numéros de maison sur commande. Deux jours pour un carreau, cuit et emballé ; à partir de **22 €**. Elle enseigne ici le mardi et le vendredi.',
      ),
      picture: {
        scene: 'painting',
        alt: t(
          'A brush drawing cobalt lines on a white tile',
          'Un pincel que traza líneas cobalto sobre un azulejo blanco',
          'Un pinceau traçant des lignes cobalt sur un carreau blanc',
        ),
      },
      place: t('Rua das Flores 14, Cascais', 'Rua das Flores 14, Cascais', 'Rua das Flores 14, Cascais'),
      openingHours: {
        weekly: [
          { days: [1, 3, 4], intervals: [{ from: '10:00', to: '18:00' }] },
          { days: [6], intervals: [{ from: '10:00', to: '13:00' }] },
        ],
      },
      tags: ['azulejos', 'shop'],
    },
  ],
};

const thingsToDo: DemoDirectory = {
  slug: 'things-to-do',
  name: t('Things to do', 'Qué hacer', 'À faire'),
  kind: 'activities',
  description: t(
    'Surf, Sintra, tiles, fado and the fish market with Rui.',
    'Surf, Sintra, azulejos, fado y la lonja con Rui.',
    'Surf, Sintra, azulejos, fado et la criée avec Rui.',
  ),
  picture: {
    scene: 'surf',
    alt: t(
      'A surfer on a low green wave',
      'Una surfista sobre una ola verde y baja',
      'Une surfeuse sur une vague verte et basse',
    ),
  },
  icon: 'compass',
  entries: [
    {
      slug: 'how-booking-works',
      links: [
        { label: t('All activities', 'Todas las actividades', 'Toutes les activités'), to: '/activities' },
        {
          label: t('What is on today', 'Qué hay hoy', 'Au programme aujourd’hui'),
          to: '/activities/schedule',
        },
      ],
      title: t('How booking works', 'Cómo se reserva', 'Comment réserver'),
      body: t(
        'What has a price you book here and pay with the room. What is free you simply join; be there five minutes before. Most things start at the boathouse or at the fountain in the courtyard.',
        'Lo que tiene precio se reserva aquí y se paga con la habitación. A lo que es gratis basta con presentarse cinco minutos antes. Casi todo sale del varadero o de la fuente del patio.',
        'Ce qui est payant se réserve ici et se règle avec la chambre. Pour le reste, il suffit de venir cinq minutes avant. Presque tout part du hangar ou de la fontaine du patio.',
      ),
      tags: ['booking'],
    },
    {
      slug: 'weather',
      title: t('If the weather turns', 'Si cambia el tiempo', 'Si le temps tourne'),
      body: t(
        'Duarte decides by 8:00 for the morning and by 13:00 for the afternoon, and writes to everybody who has booked. What we cancel costs you nothing.',
        'Duarte decide antes de las 8:00 para la mañana y de las 13:00 para la tarde, y escribe a quienes han reservado. Lo que cancelamos nosotros no le cuesta nada.',
        'Duarte décide avant 8 h pour le matin, avant 13 h pour l’après-midi, et écrit à tous les inscrits. Ce que nous annulons ne vous coûte rien.',
      ),
      tags: ['weather', 'cancel'],
    },
    {
      slug: 'fado',
      actions: [
        {
          type: 'book',
          label: t('A table at the Adega', 'Mesa en la Adega', 'Une table à l’Adega'),
          target: 'adega-do-fado',
        },
        {
          type: 'book',
          label: t(
            'A table at the bar, without songs',
            'Mesa en el bar, sin canciones',
            'Une table au bar, sans chansons',
          ),
          target: 'bar-do-farol',
        },
      ],
      links: [
        {
          label: t('Adega do Fado', 'Adega do Fado', 'Adega do Fado'),
          to: '/directories/bars-and-restaurants/adega-do-fado',
        },
      ],
      title: t('About fado', 'Sobre el fado', 'À propos du fado'),
      body: t(
        'While somebody sings, nobody talks, serves or claps along; afterwards you may say **Ah, fadista!** In the cellar there are three singers and two guitars from Thursday to Saturday. The house gives nothing for free on those nights but the silence.',
        'Mientras alguien canta, nadie habla, sirve ni da palmas; después se puede decir **Ah, fadista!** En la bodega hay tres voces y dos guitarras de jueves a sábado. Esas noches lo único que la casa regala es el silencio.',
        'Tant que quelqu’un chante, on ne parle pas, on ne sert pas, on ne bat pas la mesure ; ensuite on peut lancer **Ah, fadista !** À la cave, trois voix et deux guitares du jeudi au samedi. Ces soirs-là, la maison n’offre que le silence.',
      ),
      picture: {
        scene: 'music',
        alt: t(
          'A Portuguese guitar in candlelight',
          'Una guitarra portuguesa a la luz de las velas',
          'Une guitare portugaise à la lueur des bougies',
        ),
      },
      tags: ['fado', 'music'],
    },
    {
      slug: 'yoga-week',
      links: [
        {
          label: t(
            'Join the chat of the week',
            'Unirse al chat de la semana',
            'Rejoindre le chat de la semaine',
          ),
          to: '/chat?code=demo-yoga-week-casa-miramar',
        },
      ],
      title: t('Yoga week by the sea', 'Semana de yoga junto al mar', 'Semaine de yoga au bord de la mer'),
      body: t(
        'Leonor unrolls the mats on the lower terrace at 7:30, and under the arcade if it blows. Who is coming, who brings the oranges and whether it rains is settled in the chat of the week.',
        'Leonor extiende las esterillas en la terraza de abajo a las 7:30, y bajo los arcos si sopla viento. Quién viene, quién trae las naranjas y si llueve se habla en el chat de la semana.',
        'Leonor déroule les tapis sur la terrasse du bas à 7 h 30, et sous les arcades s’il vente. Qui vient, qui apporte les oranges et s’il pleut : tout se règle dans le chat de la semaine.',
      ),
      tags: ['yoga', 'group', 'chat'],
    },
  ],
};

const contacts: DemoDirectory = {
  slug: 'contacts',
  name: t('Who to call', 'A quién llamar', 'Qui appeler'),
  kind: 'contacts',
  description: t(
    'People in the house, and the doctor and chemist outside it.',
    'La gente de la casa, y fuera el médico y la farmacia.',
    'Les gens de la maison, et au-dehors le médecin et la pharmacie.',
  ),
  picture: {
    scene: 'phone',
    alt: t(
      'An old black telephone on the front desk',
      'Un viejo teléfono negro en la recepción',
      'Un vieux téléphone noir sur le comptoir',
    ),
  },
  icon: 'phone',
  entries: [
    {
      slug: 'front-desk',
      actions: [
        {
          type: 'chat',
          label: t('Write to the desk', 'Escribir a recepción', 'Écrire à la réception'),
          target: t(
            'Hello, I have a question: ',
            'Hola, tengo una pregunta: ',
            'Bonjour, j’ai une question : ',
          ),
        },
      ],
      title: t('Front desk', 'Recepción', 'Réception'),
      body: t(
        'Tiago by day, Nuno by night; dial **0** from the room.',
        'Tiago de día, Nuno de noche; marque el **0** desde la habitación.',
        'Tiago le jour, Nuno la nuit ; composez le **0** depuis la chambre.',
      ),
      phone: '+351 215 550 100',
      email: 'ola@casa-miramar.example',
      place: t(
        'Ground floor, under the tile panel',
        'Planta baja, bajo el panel de azulejos',
        'Rez-de-chaussée, sous le panneau d’azulejos',
      ),
      openingHours: { weekly: [{ days: everyDay, intervals: [{ from: '00:00', to: '00:00' }] }] },
      accessibility: ['step_free', 'hearing_loop'],
      tags: ['reception'],
    },
    {
      slug: 'concierge',
      actions: [
        {
          type: 'chat',
          label: t('Ask Inês', 'Preguntar a Inês', 'Demander à Inês'),
          target: t(
            'Dear Inês, what would you do with a free day? ',
            'Querida Inês, ¿qué haría usted con un día libre? ',
            'Chère Inês, que feriez-vous d’une journée libre ? ',
          ),
        },
      ],
      title: t('Concierge', 'Conserjería', 'Conciergerie'),
      body: t(
        'Inês grew up in Sintra. Tables, tickets, drivers, and where to stand for the best view.',
        'Inês se crió en Sintra. Mesas, entradas, conductores y desde dónde se ve mejor.',
        'Inês a grandi à Sintra. Tables, billets, chauffeurs, et où se placer pour bien voir.',
      ),
      phone: '+351 215 550 104',
      email: 'ines@casa-miramar.example',
      place: t('Desk in the courtyard', 'Mesa en el patio', 'Bureau du patio'),
      openingHours: {
        weekly: [
          { days: [1, 2, 3, 4, 5], intervals: [{ from: '09:00', to: '19:00' }] },
          { days: [6, 7], intervals: [{ from: '09:00', to: '14:00' }] },
        ],
      },
      tags: ['concierge'],
    },
    {
      slug: 'housekeeping',
      actions: [
        {
          type: 'request',
          label: t('Choose when we clean', 'Elegir cuándo limpiamos', 'Choisir l’heure du ménage'),
          target: 'cleaning-time',
        },
      ],
      title: t('Housekeeping', 'Pisos', 'Étages'),
      body: t(
        'Rooms are made up from 9:00 to 14:00. For anything forgotten at home, from a toothbrush to a Swiss plug, call or write.',
        'Las habitaciones se hacen de 9:00 a 14:00. Para lo que se quedó en casa, de un cepillo de dientes a un enchufe suizo, llame o escriba.',
        'Les chambres se font de 9 h à 14 h. Pour tout ce qui est resté chez vous, de la brosse à dents à la prise suisse, appelez ou écrivez.',
      ),
      phone: '+351 215 550 106',
      openingHours: { weekly: [{ days: everyDay, intervals: [{ from: '08:00', to: '21:00' }] }] },
      tags: ['housekeeping'],
    },
    {
      slug: 'doctor',
      title: t('Doctor', 'Médica', 'Médecin'),
      body: t(
        'Dra. Helena comes to the house within two hours and speaks English, Spanish and French. A visit is **€90** by day and **€130** after 20:00; she gives you the paper for your insurance.',
        'La Dra. Helena viene a la casa en menos de dos horas y habla inglés, español y francés. La visita cuesta **90 €** de día y **130 €** después de las 20:00; le da el informe para su seguro.',
        'La Dra. Helena vient sous deux heures et parle anglais, espagnol et français. La visite coûte **90 €** le jour, **130 €** après 20 h ; elle vous remet le document pour l’assurance.',
      ),
      picture: {
        scene: 'first-aid',
        alt: t('A first-aid box', 'Un botiquín', 'Une trousse de secours'),
      },
      phone: '+351 215 550 131',
      tags: ['doctor', 'health'],
    },
    {
      slug: 'chemist',
      title: t('Farmácia da Guia', 'Farmácia da Guia', 'Farmácia da Guia'),
      body: t(
        'At the corner of the avenue; the green cross shows which chemist is on duty tonight. We fetch medicine for you and put it on the bill.',
        'En la esquina de la avenida; la cruz verde indica qué farmacia está de guardia. Vamos a buscarle las medicinas y las cargamos a la cuenta.',
        'À l’angle de l’avenue ; la croix verte indique la pharmacie de garde. Nous allons chercher vos médicaments et les portons sur la note.',
      ),
      phone: '+351 215 550 133',
      place: t('4 minutes on foot', 'A 4 minutos a pie', 'À 4 minutes à pied'),
      openingHours: {
        weekly: [
          { days: [1, 2, 3, 4, 5], intervals: [{ from: '09:00', to: '20:00' }] },
          {
            days: [6],
            intervals: [
              { from: '09:30', to: '13:00' },
              { from: '15:00', to: '19:00' },
            ],
          },
        ],
      },
      tags: ['pharmacy', 'health'],
    },
  ],
};

const safety: DemoDirectory = {
  slug: 'safety',
  name: t('Safety', 'Seguridad', 'Sécurité'),
  kind: 'info',
  description: t(
    'What to do if the alarm rings, the sea rises or the lights go out.',
    'Qué hacer si suena la alarma, sube el mar o se va la luz.',
    'Que faire si l’alarme sonne, si la mer monte ou si la lumière s’éteint.',
  ),
  picture: {
    scene: 'bell',
    alt: t(
      'A brass alarm bell on a white wall',
      'Una campana de alarma de latón en una pared blanca',
      'Une cloche d’alarme en laiton sur un mur blanc',
    ),
  },
  icon: 'shield-alert',
  entries: [
    {
      slug: 'fire',
      title: t('If the alarm rings', 'Si suena la alarma', 'Si l’alarme sonne'),
      body: t(
        'Leave everything, take the stairs, meet at the **fountain in front of the gate**. The plan is on the inside of your door. The emergency number in Portugal is **112**, free from every phone.',
        'Déjelo todo, baje por la escalera y acuda a la **fuente delante de la verja**. El plano está en el interior de su puerta. El número de emergencias en Portugal es el **112**, gratis desde cualquier teléfono.',
        'Laissez tout, prenez l’escalier, rejoignez la **fontaine devant la grille**. Le plan est au dos de votre porte. Le numéro d’urgence au Portugal est le **112**, gratuit depuis tout téléphone.',
      ),
      phone: '+351 215 550 111',
      tags: ['fire', 'emergency'],
    },
    {
      slug: 'big-sea',
      title: t('Days of big sea', 'Días de temporal', 'Jours de grosse mer'),
      body: t(
        'When waves pass four metres we close the gate to the beach and empty the lower pool terrace. If the ground shakes long and hard, do not wait for a siren: go up, to the church of Guia, six minutes on foot.',
        'Cuando las olas pasan de cuatro metros cerramos la cancela de la playa y vaciamos la terraza baja de la piscina. Si la tierra tiembla mucho y fuerte, no espere la sirena: suba hasta la iglesia de Guia, a seis minutos a pie.',
        'Quand les vagues dépassent quatre mètres, nous fermons la grille de la plage et vidons la terrasse basse de la piscine. Si la terre tremble longtemps et fort, n’attendez pas la sirène : montez à l’église de Guia, à six minutes à pied.',
      ),
      tags: ['storm', 'evacuation'],
    },
  ],
};

const beforeYouCome: DemoDirectory = {
  slug: 'before-you-come',
  name: t('Before you come', 'Antes de venir', 'Avant de venir'),
  kind: 'info',
  audience: ['ANON', 'PRE'],
  description: t(
    'What to pack, and how you get from the airport to the sea.',
    'Qué meter en la maleta y cómo llegar del aeropuerto al mar.',
    'Que mettre dans la valise, et comment aller de l’aéroport à la mer.',
  ),
  picture: {
    scene: 'luggage',
    alt: t(
      'Two suitcases on a tiled floor',
      'Dos maletas sobre un suelo de azulejos',
      'Deux valises sur un sol carrelé',
    ),
  },
  icon: 'luggage',
  entries: [
    {
      slug: 'the-way-here',
      actions: [
        {
          type: 'request',
          label: t('Be met at the airport', 'Que le recojan en el aeropuerto', 'Être attendu à l’aéroport'),
          target: 'airport-transfer',
        },
        {
          type: 'directory',
          label: t('Or by train', 'O en tren', 'Ou en train'),
          target: 'getting-around',
        },
      ],
      title: t('The way here', 'Cómo llegar', 'Le chemin'),
      body: t(
        'Tell us your flight, and Senhor Américo stands at the gate with your name on a tile. By train it is forty minutes from Cais do Sodré to Cascais and twelve on foot from there, along the sea.',
        'Díganos su vuelo y el senhor Américo le espera en la puerta con su nombre en un azulejo. En tren son cuarenta minutos desde Cais do Sodré hasta Cascais, y desde allí doce a pie junto al mar.',
        'Donnez-nous votre vol, et Senhor Américo vous attend à la porte, votre nom sur un carreau. En train, comptez quarante minutes de Cais do Sodré à Cascais, puis douze à pied, le long de la mer.',
      ),
      tags: ['airport', 'train', 'arrival'],
    },
    {
      slug: 'what-to-pack',
      actions: [
        {
          type: 'book',
          label: t(
            'A table for the first evening',
            'Mesa para la primera noche',
            'Une table pour le premier soir',
          ),
          target: 'mare-alta',
        },
      ],
      title: t('What to pack', 'Qué traer', 'Que prendre'),
      body: t(
        'Something against the wind, even in August, and shoes that may get wet. Towels, umbrellas and books for the beach are here. Nobody dresses up for dinner, though the terrace likes a clean shirt.',
        'Algo para el viento, incluso en agosto, y un calzado que pueda mojarse. Las toallas, las sombrillas y los libros para la playa están aquí. Para cenar nadie se viste de gala, aunque la terraza agradece una camisa limpia.',
        'De quoi braver le vent, même en août, et des chaussures qui peuvent se mouiller. Serviettes, parasols et livres de plage sont ici. Personne ne s’habille pour dîner, mais la terrasse aime une chemise propre.',
      ),
      tags: ['luggage', 'weather'],
    },
  ],
};

export const directories: DemoDirectory[] = [
  yourRoom,
  theHouse,
  beachAndSea,
  families,
  gettingAround,
  neighbours,
  thingsToDo,
  contacts,
  safety,
  beforeYouCome,
];
