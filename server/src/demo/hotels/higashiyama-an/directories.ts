import type { DemoDirectory } from '../../model/demo-property';
import { policies } from './policies';
import { t } from './text';

export const directories: DemoDirectory[] = [
  {
    slug: 'the-house',
    name: t('庵のこと', 'The house'),
    kind: 'info',
    description: t(
      'お部屋、お履物、鍵、お布団。はじめての夜のために。',
      'Rooms, shoes, keys and futon: for your first night.',
    ),
    picture: {
      scene: 'guest-room',
      alt: t('床の間に花を活けた畳の部屋', 'A tatami room with flowers in the alcove'),
    },
    icon: 'house',
    entries: [
      {
        slug: 'arriving',
        actions: [{ type: 'request', label: t('ゆっくり発つ', 'Leave later'), target: 'late-departure' }],
        title: t('ご到着とご出発', 'Arriving and leaving'),
        body: t(
          'お部屋のご用意は**十五時**から、ご出発は**十一時**まででございます。\n\nお早いお着きの日は、お荷物をお預かりし、茶房でお茶を一服差し上げます。玄関の門は**二十三時**に閉めますが、くぐり戸はお部屋の鍵で開きます。',
          'Rooms are ready from **three in the afternoon**; we ask for them back by **eleven in the morning**.\n\nIf you come early we keep your luggage and make you a bowl of tea. The main gate closes at **eleven at night**; the small door within it opens with your room key.',
        ),
        place: t('一階、玄関', 'Ground floor, entrance'),
        picture: {
          scene: 'lobby',
          alt: t('打ち水をした石畳の玄関', 'The stone entrance, freshly sprinkled with water'),
        },
        tags: ['check-in', 'key'],
      },
      {
        slug: 'shoes-and-tatami',
        title: t('お履物と畳', 'Shoes and tatami'),
        body: t(
          '玄関で靴をお預かりし、あとは裸足か足袋でお過ごしいただきます。\n\n- 廊下と板の間はスリッパで\n- 畳にはスリッパを脱いで\n- お手洗いには専用のスリッパがございます\n- キャリーケースは縁側の布の上へ',
          'We take your shoes at the entrance; after that it is bare feet or tabi.\n\n- Slippers in corridors and on wood\n- No slippers on tatami\n- The toilet has its own pair\n- Suitcases on the cloth by the veranda, please, not on the straw',
        ),
        tags: ['tatami', 'shoes'],
      },
      {
        slug: 'futon',
        actions: [{ type: 'request', label: t('お布団をたのむ', 'Ask about your futon'), target: 'futon' }],
        title: t('お布団', 'Your futon'),
        body: t(
          'お夕食のあいだ、十八時から十九時半のあいだに仲居がお布団を敷きに伺います。お時間のご希望は、ご用命の「お布団」からどうぞ。\n\n敷布団は二枚重ねにできます。洋室仕立ての**一〇三**と**二〇三**はベッドのお部屋です。',
          'While you are at dinner, between six and half past seven, we lay out your futon. To choose another time, send us the request “Futon”.\n\nWe are happy to lay two mattresses one on the other. Rooms **103** and **203** have beds.',
        ),
        picture: {
          scene: 'bed',
          alt: t('畳の上に並んだ二組の白い布団', 'Two white futons side by side on tatami'),
        },
        tags: ['sleep'],
      },
      {
        slug: 'yukata',
        actions: [{ type: 'request', label: t('浴衣をたのむ', 'Ask for a yukata'), target: 'yukata' }],
        title: t('浴衣の着かた', 'How to wear the yukata'),
        body: t(
          '**左を上**に合わせ、帯は腰の骨のあたりで結びます。館内はもちろん、八坂の塔のあたりまでのお散歩にもどうぞ。\n\n寸法は百三十から百九十センチまで。冬は丹前と足袋をご用意しております。',
          'Fold the **left side over the right**, and tie the sash at the hips. Wear it anywhere in the house, and as far as the pagoda if you like.\n\nWe have lengths for 130 to 190 cm. In winter there is a padded coat and tabi.',
        ),
        picture: { scene: 'kimono', alt: t('畳んだ藍の浴衣と帯', 'A folded indigo yukata and its sash') },
        tags: ['yukata'],
      },
      {
        slug: 'the-building',
        title: t('建物のこと', 'About the building'),
        body: t(
          '明治三十八年、清水焼の陶工の住まいとして建ちました。おくどさんのかまど、蔵の壁、二階の波打つ硝子は当時のままです。\n\nそのため廊下は鳴り、戸は少し重うございます。二階には階段でお上がりいただきます。',
          'It was built in 1905 as the home of a Kiyomizu potter. The hearth, the walls of the storehouse and the rippled glass upstairs are as they were.\n\nSo the corridors sing, the doors want a little patience, and the upper floor is reached by stairs.',
        ),
        accessibility: ['quiet'],
        tags: ['history'],
      },
    ],
  },
  {
    slug: 'baths',
    parent: 'the-house',
    name: t('お風呂', 'Baths'),
    kind: 'info',
    description: t('二つの湯殿を、一組ずつの貸切で。', 'Two bathhouses, each kept for one party at a time.'),
    picture: {
      scene: 'bath',
      alt: t('湯気の立つ檜の湯船と小窓の緑', 'A steaming cypress tub and a small green window'),
    },
    icon: 'bath',
    entries: [
      {
        slug: 'cypress-bath',
        title: t('檜の湯', 'The cypress bath'),
        body: t(
          'お一組四十五分、お代は頂戴しません。「体験」からお時間をお選びください。湯は四十一度、薪と井戸水で沸かしております。',
          'Forty-five minutes for each party, without charge: choose a time under Activities. Well water, heated with wood, at 41 °C.',
        ),
        place: t('一階、渡り廊下の右', 'Ground floor, right of the covered bridge'),
        openingHours: {
          weekly: [
            {
              days: [1, 2, 3, 4, 5, 6, 7],
              intervals: [
                { from: '06:30', to: '09:30', label: t('朝湯', 'Morning') },
                { from: '15:00', to: '23:00', label: t('夕から夜', 'Afternoon and evening') },
              ],
            },
          ],
        },
        accessibility: ['step_free', 'quiet'],
        tags: ['bath'],
      },
      {
        slug: 'garden-bath',
        links: [{ label: t('催しもの', 'Activities'), to: '/activities' }],
        title: t('庭の岩風呂', 'The garden bath'),
        body: t(
          '椿の垣に囲まれた露天です。四名様まで。雨の日は笠をお貸しいたします。',
          'Open to the sky behind a camellia hedge, for up to four. When it rains, we lend you a straw hat.',
        ),
        place: t('庭の東、渡り廊下の左', 'East of the garden, left of the covered bridge'),
        picture: {
          scene: 'garden',
          alt: t('椿の垣の内にある石組みの露天風呂', 'A stone bath behind a camellia hedge'),
        },
        openingHours: {
          weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: [{ from: '15:30', to: '22:30' }] }],
        },
        tags: ['bath', 'garden'],
      },
      {
        slug: 'bath-manners',
        actions: [{ type: 'request', label: t('手ぬぐいをたのむ', 'Ask for towels'), target: 'towels' }],
        title: t('湯殿の心得', 'How to bathe'),
        body: t(
          '- 先に洗い場で体をお流しください\n- 手ぬぐいは湯船に入れず、頭の上へ\n- 長いお髪はお束ねください\n- 刺青のある方も、貸切ですのでどうぞお気兼ねなく\n\n湯あがりには、冷やした麦茶を渡り廊下に。',
          '- Wash first, sitting at the taps\n- Keep the small towel out of the water, on your head if you like\n- Tie up long hair\n- Tattoos are no matter: the bath is yours alone\n\nThere is cold barley tea on the bridge when you come out.',
        ),
        picture: { scene: 'towels', alt: t('籐の籠に畳んだ手ぬぐい', 'Folded towels in a rattan basket') },
        tags: ['bath', 'manners'],
      },
    ],
  },
  {
    slug: 'good-to-know',
    name: t('お過ごしのために', 'Good to know'),
    kind: 'info',
    description: t('無線、洗濯、朝食の時刻、静けさ。', 'Wi-Fi, laundry, quiet and the practical things.'),
    picture: { scene: 'wifi', alt: t('文机の上の無線の札', 'The card with the Wi-Fi name on a low desk') },
    icon: 'info',
    entries: [
      {
        slug: 'wi-fi',
        actions: [
          {
            type: 'chat',
            label: t('つながらないとき', 'It does not connect'),
            target: t('お部屋で無線がつながりません。', 'The Wi-Fi does not connect in my room.'),
          },
        ],
        title: t('無線', 'Wi-Fi'),
        body: t(
          '館内と庭でお使いいただけます。名は**higashiyama-an**、合言葉は**koke-no-niwa-12**。土蔵の酒場だけは、厚い壁のため届きにくうございます。',
          'It covers the house and the garden. The name is **higashiyama-an**, the password **koke-no-niwa-12**. In the bar the old walls are too thick for it, which some guests like.',
        ),
        picture: {
          scene: 'wifi',
          alt: t('無線の名と合言葉を書いた木札', 'A wooden tag with the network’s name and password'),
        },
        tags: ['wifi', 'internet'],
      },
      {
        slug: 'quiet-hours',
        title: t('静かな時間', 'Quiet hours'),
        body: t(
          '二十二時から翌六時半まで、廊下と縁側ではお声を落としてくださいませ。襖はやさしい仕切りでございます。',
          'From ten at night until half past six, please speak softly in the corridors and on the veranda. Paper doors are kind, but thin.',
        ),
        picture: { scene: 'night-sky', alt: t('屋根の上の月', 'The moon above the tiled roof') },
        accessibility: ['quiet'],
        tags: ['quiet'],
      },
      {
        slug: 'laundry',
        actions: [{ type: 'request', label: t('お洗濯を預ける', 'Hand in laundry'), target: 'laundry' }],
        title: t('お洗濯', 'Laundry'),
        body: t(
          '朝九時までにお預けで、当日十八時にお返しいたします。着物や絹のものは、室町の悉皆屋さんへお願いいたしますので三日ほど。',
          'What you give us by nine in the morning comes back at six the same day. Kimono and silk go to a specialist on Muromachi and take about three days.',
        ),
        picture: { scene: 'laundry', alt: t('籠に畳んだ白い洗い物', 'Folded white laundry in a basket') },
        tags: ['laundry'],
      },
      {
        slug: 'meals-and-allergies',
        actions: [
          {
            type: 'request',
            label: t('召し上がれないものを伝える', 'Tell us what you do not eat'),
            target: 'diet',
          },
          { type: 'book', label: t('月の間のお席', 'A table at Tsuki-no-ma'), target: 'tsuki-no-ma' },
          { type: 'order', label: t('お部屋で召し上がる', 'Eat in your room'), target: 'heya-shoku' },
        ],
        links: [{ label: t('おくどさん', 'Okudo'), to: '/directories/bars-and-restaurants/okudo' }],
        title: t('お食事とアレルギー', 'Meals and allergies'),
        body: t(
          '召し上がれないものは、**前日の二十一時まで**にお知らせください。京料理のだしには鰹を使いますが、昆布と椎茸だけでもお作りいたします。\n\n品書きに記載のないものは板場に確かめてからお答えいたします。',
          'Tell us by **nine the evening before** what you do not eat. Kyoto broth is made with bonito, but we gladly make it with kelp and shiitake alone.\n\nWhere a menu does not say what is in a dish, ask, and we will find out from the kitchen before you order.',
        ),
        tags: ['allergens', 'meals'],
      },
      {
        slug: 'step-free',
        title: t('段差のないお部屋', 'Without steps'),
        body: t(
          '一階の**一〇三**は、玄関から段差なくお入りいただけ、湯殿に手すりがございます。月の間とおくどさんへも車椅子でどうぞ。二階と酒場には段差がございます。',
          'Room **103** on the ground floor is reached without a step and has rails in its bathroom. Tsuki-no-ma and Okudo can be reached by wheelchair. The upper floor and the bar cannot; we are sorry for that.',
        ),
        accessibility: ['step_free', 'accessible_wc'],
        tags: ['accessibility'],
      },
      ...policies,
    ],
  },
  {
    slug: 'people',
    name: t('ご連絡先', 'Who to call'),
    kind: 'contacts',
    description: t(
      'お部屋の電話でも、お手元の電話からでも。',
      'From the telephone in your room or your own.',
    ),
    picture: { scene: 'phone', alt: t('帳場の黒電話', 'The black telephone on the front desk') },
    icon: 'phone',
    entries: [
      {
        slug: 'front-desk',
        actions: [
          {
            type: 'chat',
            label: t('帳場に書く', 'Write to the desk'),
            target: t('お尋ねしたいことがございます。', 'I have a question: '),
          },
        ],
        title: t('帳場', 'Front desk'),
        body: t(
          '七時から二十三時まで。夜間は宿直がお電話をお受けいたします（内線 9）。',
          'From seven in the morning to eleven at night. After that the night watch answers: extension 9.',
        ),
        phone: '+81 75 055 0140',
        email: 'choba@higashiyama-an.example',
        place: t('一階、玄関の正面', 'Ground floor, facing the entrance'),
        openingHours: {
          weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: [{ from: '07:00', to: '23:00' }] }],
        },
        picture: { scene: 'bell', alt: t('帳場に置かれた真鍮の鈴', 'A brass bell on the front desk') },
        tags: ['desk'],
      },
      {
        slug: 'concierge',
        actions: [
          {
            type: 'chat',
            label: t('席を取ってもらう', 'Have a table found'),
            target: t(
              '町でお食事の席をお願いします。日にちと人数は、',
              'Please find us a table in the town. Day and party: ',
            ),
          },
        ],
        title: t('ご案内係', 'Concierge'),
        body: t(
          'お寺の拝観、お茶屋さん、人力車、お食事処のお席。',
          'Temples, teahouses, rickshaws, and tables in the town.',
        ),
        phone: '+81 75 055 0141',
        email: 'annai@higashiyama-an.example',
        openingHours: {
          weekly: [
            { days: [1, 2, 3, 4, 5], intervals: [{ from: '08:00', to: '19:00' }] },
            { days: [6, 7], intervals: [{ from: '08:00', to: '20:00' }] },
          ],
        },
        tags: ['concierge'],
      },
      {
        slug: 'doctor',
        title: t('お医者さま', 'A doctor'),
        body: t(
          '急なお加減の折は、まず帳場へ（内線 0）。**救急は 119** です。歩いて七分の診療所では英語が通じます。',
          'If you feel unwell, call the front desk first, extension 0. **For an ambulance dial 119.** English is spoken at the clinic seven minutes’ walk away.',
        ),
        phone: '119',
        picture: { scene: 'first-aid', alt: t('救急箱', 'A first-aid box') },
        openingHours: {
          weekly: [
            {
              days: [1, 2, 3, 4, 5],
              intervals: [
                { from: '09:00', to: '12:00' },
                { from: '16:00', to: '18:30' },
              ],
            },
            { days: [6], intervals: [{ from: '09:00', to: '12:00' }] },
          ],
        },
        tags: ['health'],
      },
      {
        slug: 'police-and-lost-things',
        title: t('交番・お忘れもの', 'Police box and lost things'),
        body: t(
          '緊急は 110。落としものは、まず私どもにお知らせください。祇園の交番までご一緒いたします。',
          'In an emergency dial 110. If you have lost something, tell us first; we will walk with you to the police box in Gion.',
        ),
        phone: '110',
        tags: ['police', 'lost'],
      },
    ],
  },
  {
    slug: 'getting-about',
    name: t('お出かけ', 'Getting about'),
    kind: 'info',
    description: t(
      '歩いて、バスで、お車で。坂の多い町の歩きかた。',
      'On foot, by bus and by car, in a town of slopes.',
    ),
    picture: {
      scene: 'street',
      alt: t('八坂の塔を望む石畳の坂道', 'A stone-paved slope with the Yasaka pagoda at its end'),
    },
    icon: 'map',
    entries: [
      {
        slug: 'on-foot',
        documents: [{ label: t('東山の地図', 'Map of Higashiyama'), scene: 'map' }],
        title: t('歩いて', 'On foot'),
        body: t(
          '- 高台寺 四分\n- 八坂の塔 六分\n- 八坂神社 七分\n- 清水寺 十五分（上り坂）\n- 祇園四条駅 十三分\n\n二年坂は朝八時前がいちばん静かです。',
          '- Kodai-ji, 4 minutes\n- Yasaka pagoda, 6 minutes\n- Yasaka shrine, 7 minutes\n- Kiyomizu-dera, 15 minutes, uphill\n- Gion-Shijo station, 13 minutes\n\nNinenzaka is quietest before eight in the morning.',
        ),
        picture: { scene: 'map', alt: t('手描きの東山の地図', 'A hand-drawn map of Higashiyama') },
        tags: ['walk'],
      },
      {
        slug: 'bus-and-train',
        title: t('バスと電車', 'Bus and train'),
        body: t(
          '最寄りの停留所は**東山安井**、歩いて五分。日中は道が混みますので、京都駅へは祇園四条から京阪電車、東福寺でJRにお乗り換えが確かです。交通系のカードは帳場でもお求めいただけます。',
          'The nearest bus stop is **Higashiyama Yasui**, five minutes away. By day the buses are slow: for Kyoto Station, take the Keihan line from Gion-Shijo and change to JR at Tofukuji. We sell IC cards at the desk.',
        ),
        tags: ['bus', 'train'],
      },
      {
        slug: 'taxi-and-luggage',
        actions: [
          { type: 'request', label: t('タクシーをよぶ', 'Ask for a taxi'), target: 'taxi' },
          { type: 'call', label: t('帳場に電話する', 'Call the desk'), target: '+81 75 055 0140' },
        ],
        title: t('タクシーとお荷物', 'Taxis and luggage'),
        body: t(
          '道が細く、お車は下河原通でお待ちいたします。お荷物は私どもがお運びいたします。次のお宿へのお荷物は**朝十時まで**に。翌日に届きます。',
          'Our lane is too narrow for cars; taxis wait on Shimogawara-dori and we carry your bags. Luggage for your next hotel should be with us by **ten in the morning**, and arrives the next day.',
        ),
        picture: {
          scene: 'taxi',
          alt: t('通りで待つ黒いタクシー', 'A black taxi waiting at the end of the lane'),
        },
        tags: ['taxi', 'luggage'],
      },
    ],
  },
  {
    slug: 'neighbours',
    name: t('ご近所', 'Our neighbours'),
    kind: 'activities',
    description: t(
      '私どもが日ごろお世話になっている方々です。',
      'The people we buy from, pray with and eat with.',
    ),
    picture: { scene: 'old-town', alt: t('格子戸の町家が並ぶ路地', 'A lane of latticed townhouses') },
    icon: 'map-pin',
    entries: [
      {
        slug: 'genmyo-in',
        title: t('玄妙院', 'Genmyō-in temple'),
        body: t(
          '塀ひとつ隔てた禅寺です。朝の坐禅にお誘いしているほか、九時から十六時まで枯山水をどなたでもご覧いただけます。志納三百円。',
          'The Zen temple on the other side of our wall. Guests sit zazen there in the morning; from nine to four anyone may see the dry garden. An offering of ¥300 is usual.',
        ),
        place: t('門を出て左、一分', 'One minute, left from our gate'),
        picture: {
          scene: 'temple',
          alt: t('白砂の庭を前にした禅寺の方丈', 'The hall of a Zen temple before its white gravel'),
        },
        openingHours: {
          weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: [{ from: '09:00', to: '16:00' }] }],
        },
        tags: ['temple', 'zazen'],
      },
      {
        slug: 'morning-zazen',
        title: t('朝の坐禅の会', 'The morning zazen circle'),
        body: t(
          '朝の坐禅にご一緒される方々のための集まりです。集合時刻や雨の日のご案内は、こちらのチャットでお伝えしております。',
          'For those who sit with the monks in the morning. When we walk over, and what happens in rain, is told in the chat of the circle.',
        ),
        links: [
          {
            label: t('坐禅の会のチャットに参加する', 'Join the chat of the circle'),
            to: '/chat?code=demo-morning-zazen-higashiyama',
          },
        ],
        tags: ['zazen', 'group', 'chat'],
      },
      {
        slug: 'tofu-maker',
        title: t('豆腐の「水月」', 'Suigetsu, tofu'),
        body: t(
          '朝六時から。井戸水とにがりだけの木綿を、店先で立ったまま。売り切れたら閉まります。',
          'From six in the morning: firm tofu of well water and bittern, eaten standing at the door. They close when it is gone.',
        ),
        place: t('安井の角、四分', 'Four minutes, at the Yasui corner'),
        location: { lat: 35.0004, lng: 135.7757 },
        picture: {
          scene: 'tofu',
          alt: t('水を張った桶に沈む豆腐', 'Blocks of tofu under water in a wooden tub'),
        },
        openingHours: {
          weekly: [{ days: [1, 2, 4, 5, 6], intervals: [{ from: '06:00', to: '11:00' }] }],
        },
        tags: ['food'],
      },
      {
        slug: 'confectioner',
        title: t('菓子司「松籟」', 'Shōrai, confectioner'),
        body: t(
          '茶房のお菓子を誂えてくださる店です。お持ち帰りは前日までに。三代目のご主人が、当館で和菓子の手ほどきもなさいます。',
          'They make the sweets for our tea salon. Order a box the day before. The owner, third of his line, also teaches wagashi at the house.',
        ),
        place: t('八坂の塔の下、六分', 'Six minutes, below the pagoda'),
        location: { lat: 34.9985, lng: 135.7789 },
        picture: {
          scene: 'dessert',
          alt: t('季節の上生菓子を並べた漆の盆', 'Seasonal sweets on a lacquer tray'),
        },
        openingHours: {
          weekly: [{ days: [1, 3, 4, 5, 6, 7], intervals: [{ from: '09:30', to: '17:00' }] }],
        },
        tags: ['sweets'],
      },
      {
        slug: 'morning-market',
        title: t('上賀茂の振り売り', 'The vegetable cart from Kamigamo'),
        body: t(
          '火曜と金曜の朝、農家の方が荷車で門前まで来られます。すぐき、聖護院かぶら、壬生菜。板場も一緒に選びます。',
          'On Tuesday and Friday mornings a farmer brings his cart to our gate: suguki, big Shogoin turnips, mibuna. The kitchen chooses there too.',
        ),
        place: t('門の前', 'In front of the gate'),
        picture: { scene: 'market', alt: t('荷車に積んだ京野菜', 'Kyoto vegetables on a hand cart') },
        openingHours: { weekly: [{ days: [2, 5], intervals: [{ from: '08:30', to: '09:15' }] }] },
        tags: ['market', 'food'],
      },
    ],
  },
  {
    slug: 'seasons',
    name: t('庭と季節', 'The garden and its seasons'),
    kind: 'info',
    description: t(
      '苔、水、椿。庭師の手帖から。',
      'Moss, water and camellias, from our gardener’s notebook.',
    ),
    picture: { scene: 'courtyard', alt: t('石灯籠のある苔の庭', 'A moss garden with a stone lantern') },
    icon: 'leaf',
    entries: [
      {
        slug: 'moss-garden',
        actions: [
          { type: 'book', label: t('苔を見るお席', 'A seat that looks onto it'), target: 'sabo-koke' },
          { type: 'order', label: t('お茶をたのむ', 'Order tea'), target: 'sabo-koke' },
        ],
        title: t('苔庭', 'The moss garden'),
        body: t(
          '十三種の苔が、井戸の水だけで育っております。飛石からお外れにならぬよう、お願いいたします。雨あがりの半時間が、いちばん青うございます。',
          'Thirteen kinds of moss live here on well water alone. Please keep to the stepping stones. It is greenest in the half hour after rain.',
        ),
        place: t('茶房 苔の前', 'In front of Sabō Koke'),
        picture: { scene: 'garden', alt: t('雨に濡れた苔と飛石', 'Wet moss and stepping stones') },
        tags: ['garden'],
      },
      {
        slug: 'year',
        title: t('一年のしるし', 'The year'),
        body: t(
          '- 二月　梅、玄妙院の節分\n- 四月　高台寺のしだれ桜\n- 六月　白川の蛍\n- 七月　祇園祭のお囃子\n- 十一月　茶壺の口切、門の楓\n- 十二月　八坂さんのおけら火',
          '- February: plum blossom; bean throwing at Genmyō-in\n- April: the weeping cherry of Kodai-ji\n- June: fireflies on the Shirakawa\n- July: the bells of Gion Matsuri\n- November: the year’s tea jar is opened; the maple by our gate\n- December: the Okera fire at Yasaka shrine',
        ),
        picture: { scene: 'leaf', alt: t('石畳に落ちた紅い楓', 'A red maple leaf on paving stones') },
        tags: ['seasons'],
      },
    ],
  },
  {
    slug: 'safety',
    name: t('もしもの時', 'If something happens'),
    kind: 'info',
    description: t('地震、火事、台風のときの動きかた。', 'Earthquake, fire and typhoon: what to do.'),
    picture: {
      scene: 'first-aid',
      alt: t('廊下の救急箱と懐中電灯', 'First-aid box and torch in the corridor'),
    },
    icon: 'shield',
    entries: [
      {
        slug: 'earthquake',
        title: t('地震', 'Earthquake'),
        body: t(
          'まず頭を守り、卓の下へ。揺れが収まりましたら、係がお部屋へ参ります。集合は**中庭の灯籠の前**。広域の避難所は円山公園です。',
          'Cover your head and get under the table. When it stops, one of us comes to your room. We gather **by the lantern in the courtyard**; the wider refuge is Maruyama Park.',
        ),
        tags: ['safety'],
      },
      {
        slug: 'fire',
        title: t('火の用心', 'Fire'),
        body: t(
          '木の家でございます。お部屋では火気をお使いにならぬよう、お香も帳場の電気香炉をお使いください。避難口は各階の東西にございます。お煙草は中庭の灰皿で。',
          'This is a house of wood. Please light nothing in your room; for incense we lend you an electric burner. Each floor has a way out to the east and to the west. Smoking is in the courtyard only.',
        ),
        tags: ['safety', 'smoking'],
      },
    ],
  },
  {
    slug: 'before-you-come',
    name: t('お越しの前に', 'Before you come'),
    kind: 'info',
    audience: ['ANON', 'PRE'],
    description: t('道すじと、お荷物のこと。', 'The way to us, and what becomes of your luggage.'),
    picture: {
      scene: 'taxi',
      alt: t('通りで待つ黒いタクシー', 'A black taxi waiting at the end of the lane'),
    },
    icon: 'map-pin',
    entries: [
      {
        slug: 'the-way-here',
        actions: [
          { type: 'call', label: t('帳場に電話する', 'Call the desk'), target: '+81 75 055 0140' },
          { type: 'directory', label: t('ご近所の道', 'The lanes around us'), target: 'getting-about' },
        ],
        title: t('道すじ', 'The way here'),
        body: t(
          '京都駅からお車で十五分、下河原通でお降りください。そこから石畳を二分、白い暖簾が目じるしでございます。お電話くだされば、通りまでお迎えにあがります。',
          'Fifteen minutes by car from Kyoto Station, to Shimogawara-dori. From there it is two minutes over the paving stones, to the white curtain. Call us and we come to the street.',
        ),
        tags: ['arrival'],
      },
      {
        slug: 'luggage-ahead',
        actions: [
          {
            type: 'book',
            label: t('はじめの晩のお席', 'A table for the first evening'),
            target: 'tsuki-no-ma',
          },
        ],
        title: t('お荷物を先に', 'Luggage ahead of you'),
        body: t(
          '前のお宿から宅配便でお送りくだされば、お着きの日にお部屋へ入れておきます。お食事で召し上がれないものは、その折にお知らせくださいませ。',
          'Send it by courier from where you stay before, and it is in your room when you arrive. Tell us at the same time what you do not eat.',
        ),
        tags: ['luggage'],
      },
    ],
  },
];
