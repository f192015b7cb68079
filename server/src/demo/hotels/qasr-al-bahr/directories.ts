import type { DemoDirectory } from '../../model/demo-property';
import { policies } from './policies';

export const directories: DemoDirectory[] = [
  {
    slug: 'your-stay',
    name: { ar: 'إقامتك', en: 'Your stay' },
    kind: 'info',
    description: {
      ar: 'الوصول والمغادرة والإنترنت وكل ما يلزمك في الغرفة.',
      en: 'Arriving, leaving, the internet and what you need in the room.',
    },
    picture: {
      scene: 'guest-room',
      alt: {
        ar: 'غرفة بسرير خشبي منحوت وشرفة على البحر',
        en: 'A room with a carved wooden bed and a balcony over the sea',
      },
    },
    icon: 'key-round',
    entries: [
      {
        slug: 'arrival-and-departure',
        actions: [
          {
            type: 'request',
            label: { ar: 'اطلب البقاء مدة أطول', en: 'Stay a little longer' },
            target: 'late-check-out',
          },
        ],
        title: { ar: 'الوصول والمغادرة', en: 'Arrival and departure' },
        body: {
          ar: 'غرفتك جاهزة من **3:00 عصرًا**، والمغادرة حتى **12:00 ظهرًا**. من يصل باكرًا يجد قهوة وتمرًا في مجلس البهو، ونحفظ حقائبه ويستعمل المسبح.\n\nيوم الجمعة تمتد المغادرة إلى **2:00 ظهرًا** لمن يصلي معنا، فأخبر الاستقبال صباحًا.',
          en: 'Your room is ready from **3:00 pm**; we ask for it back by **12 noon**. If you are early there is kahwa and dates in the lobby majlis; leave your bags with us and use the pool.\n\nOn Fridays check-out moves to **2:00 pm** for guests who go to prayers. Just tell the front desk that morning.',
        },
        place: { ar: 'البهو، تحت القبة', en: 'Lobby, under the dome' },
        phone: '+968 2400 0100',
        accessibility: ['step_free', 'accessible_wc', 'lift'],
        tags: ['check-in', 'check-out'],
      },
      {
        slug: 'wifi',
        actions: [
          {
            type: 'chat',
            label: { ar: 'أخبرنا أين يضعف', en: 'Tell us where it is weak' },
            target: { ar: 'الشبكة ضعيفة عندي في: ', en: 'The Wi-Fi is weak where I am: ' },
          },
        ],
        title: { ar: 'الإنترنت', en: 'Wi-Fi' },
        body: {
          ar: 'الشبكة **QasrAlBahr** تغطي القصر والحدائق والشاطئ حتى الرصيف. اسم الشبكة وكلمة المرور في الصفحة الأولى من التطبيق.\n\nالمكالمات عبر بعض التطبيقات مقيّدة في السلطنة، والاستقبال يرشدك إلى المرخّص منها.',
          en: 'The network **QasrAlBahr** covers the palace, the gardens and the beach as far as the pier. Its name and password are on the first page of the app.\n\nSome calling apps are restricted in Oman; the front desk can tell you which work.',
        },
        picture: {
          scene: 'wifi',
          alt: { ar: 'علامة الإنترنت اللاسلكي', en: 'The sign for wireless internet' },
        },
        tags: ['wifi', 'internet'],
      },
      {
        slug: 'laundry',
        actions: [
          {
            type: 'chat',
            label: { ar: 'اطلب أخذ الكيس', en: 'Have the bag collected' },
            target: {
              ar: 'كيس الغسيل عند الباب، هل يمكن أخذه من فضلكم؟',
              en: 'My laundry bag is at the door. Could somebody take it, please?',
            },
          },
        ],
        title: { ar: 'الغسيل والكيّ', en: 'Laundry and pressing' },
        body: {
          ar: 'ما نستلمه قبل **9:00 صباحًا** يعود قبل **7:00 مساءً**، إلا يوم الجمعة فيعود صباح السبت.\n- دشداشة، غسل وكيّ: 1.200 ر.ع.\n- قميص: 1.000 ر.ع.\n- عباءة: 1.800 ر.ع.\n- كمّة، غسل يدوي: 0.900 ر.ع.',
          en: 'What we collect before **9:00 am** is back by **7:00 pm**; on Fridays, by Saturday morning.\n- Dishdasha, washed and pressed: OMR 1.200\n- Shirt: OMR 1.000\n- Abaya: OMR 1.800\n- Kumma cap, by hand: OMR 0.900',
        },
        picture: {
          scene: 'laundry',
          alt: { ar: 'ثياب مطوية ومكواة', en: 'Folded clothes and an iron' },
        },
        phone: '+968 2400 0132',
        openingHours: {
          weekly: [
            { days: [6, 7, 1, 2, 3, 4], intervals: [{ from: '07:00', to: '20:00' }] },
            {
              days: [5],
              intervals: [
                { from: '07:00', to: '11:00' },
                { from: '14:00', to: '18:00' },
              ],
            },
          ],
        },
      },
      {
        slug: 'house-manners',
        title: { ar: 'من آداب القصر', en: 'House manners' },
        body: {
          ar: 'ملابس السباحة عند المسابح والشاطئ فقط، وفي الممرات رداء أو ثوب فوقها. نرجو ستر الكتفين والركبتين في البهو والمطاعم.\n\nاستأذن قبل تصوير الناس، وخاصة النساء والعائلات. التدخين في شرفة المارينا وحدها.',
          en: 'Swimwear is for the pools and the beach; put something over it in the corridors. In the lobby and restaurants we ask for covered shoulders and knees.\n\nPlease ask before photographing people, women and families above all. Smoking is on the marina terrace only.',
        },
        tags: ['dress', 'photography', 'smoking'],
      },
      ...policies,
    ],
  },
  {
    slug: 'prayer',
    name: { ar: 'الصلاة', en: 'Prayer' },
    kind: 'info',
    description: {
      ar: 'المصلّى والقبلة وحافلة الجمعة ومواعيد رمضان.',
      en: 'The prayer rooms, the qibla, the Friday bus and Ramadan hours.',
    },
    picture: {
      scene: 'mosque',
      alt: {
        ar: 'مسجد أبيض بقبة زرقاء ومئذنة واحدة',
        en: 'A white mosque with a blue dome and a single minaret',
      },
    },
    icon: 'moon-star',
    entries: [
      {
        slug: 'prayer-rooms',
        actions: [
          {
            type: 'request',
            label: { ar: 'اطلب سجادة ومصحفًا', en: 'Ask for a mat and a Quran' },
            target: 'prayer-set',
          },
        ],
        title: { ar: 'المصلّى', en: 'Prayer rooms' },
        body: {
          ar: 'مصلّى الرجال ومصلّى النساء متجاوران شرقي البهو، ولكل منهما ميضأة بمقاعد. تقام الجماعة في الصلوات الخمس، ونعلن الإقامة على شاشة الباب.\n\nفي كل غرفة سهم للقبلة داخل درج الطاولة، والسجادة والمصحف في الخزانة.',
          en: 'The men’s and women’s prayer rooms are side by side east of the lobby, each with seated ablution. The five prayers are held together; the time of each is on the screen at the door.\n\nEvery room has a qibla arrow in the desk drawer, and a mat and a Quran in the wardrobe.',
        },
        place: { ar: 'الطابق الأرضي، شرقي البهو', en: 'Ground floor, east of the lobby' },
        openingHours: {
          weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: [{ from: '04:00', to: '23:00' }] }],
          exceptions: [
            {
              inDays: 7,
              intervals: [{ from: '03:00', to: '23:59' }],
              label: { ar: 'مفتوح للقيام', en: 'Open for night prayers' },
            },
          ],
        },
        accessibility: ['step_free', 'quiet', 'accessible_wc'],
      },
      {
        slug: 'friday',
        title: { ar: 'صلاة الجمعة', en: 'Friday prayers' },
        body: {
          ar: 'حافلة إلى جامع قنتب تغادر باب القبة **11:40** وتعود بعد الصلاة بربع ساعة. لا حاجة إلى حجز.\n\nتتوقف المسابح والنادي الصحي ونادي الأطفال ومعظم المطاعم بين **11:30 و1:30**، وتبقى خدمة الغرف للحالات العاجلة.',
          en: 'A bus to the Qantab mosque leaves the Dome Door at **11:40** and returns a quarter of an hour after prayers. No booking needed.\n\nThe pools, gym, kids’ club and most restaurants pause from **11:30 to 1:30**; room service answers urgent calls.',
        },
        tags: ['jumuah', 'bus'],
      },
      {
        slug: 'ramadan',
        actions: [
          { type: 'book', label: { ar: 'احجز مائدة في مجان', en: 'Book a table at Majan' }, target: 'majan' },
        ],
        title: { ar: 'في رمضان', en: 'In Ramadan' },
        body: {
          ar: 'نفطر معًا في ساحة الرمّان على تمر ولبن وشوربة، والسحور حتى ربع ساعة قبل الفجر. من لا يصوم يجد طعامه في قاعة مستورة خلف مائدة مجان طوال النهار.',
          en: 'We break the fast together in the Pomegranate Courtyard with dates, laban and soup, and suhoor runs until a quarter of an hour before Fajr. Guests who are not fasting are served all day in a screened room behind Majan.',
        },
        picture: {
          scene: 'dates',
          alt: { ar: 'تمر في وعاء نحاسي', en: 'Dates in a copper bowl' },
        },
      },
    ],
  },
  {
    slug: 'families',
    name: { ar: 'للعائلات', en: 'For families' },
    kind: 'info',
    description: {
      ar: 'نادي الأطفال ومسبح العائلات ومن يرعى الصغار مساءً.',
      en: 'The kids’ club, the family pool and who looks after the little ones in the evening.',
    },
    picture: {
      scene: 'kids-club',
      alt: {
        ar: 'غرفة ألعاب فيها قارب خشبي صغير ووسائد ملونة',
        en: 'A playroom with a small wooden boat and bright cushions',
      },
    },
    icon: 'baby',
    entries: [
      {
        slug: 'kids-club',
        links: [
          { label: { ar: 'أنشطة العائلة', en: 'Family activities' }, to: '/activities?category=family' },
        ],
        title: { ar: 'نادي النوخذة الصغير', en: 'Little Nakhoda Club' },
        body: {
          ar: 'لمن هم بين 4 و12 سنة، مجانًا. في وسطه قارب يصعدون إليه، وحوله ركن للرمل وركن للقراءة بالعربية والإنجليزية.\n\nمن هم دون الرابعة مع أحد الوالدين. الطعام حلال، ونسأل عن الحساسية عند الباب.',
          en: 'For ages 4 to 12, free of charge. There is a boat to climb in the middle, a sand corner and books in Arabic and English.\n\nUnder fours are welcome with a parent. Food is halal and we ask about allergies at the door.',
        },
        phone: '+968 2400 0141',
        place: { ar: 'حديقة النخيل، خلف مسبح العائلات', en: 'Palm garden, behind the family pool' },
        openingHours: {
          weekly: [
            {
              days: [6, 7, 1, 2, 3, 4],
              intervals: [
                { from: '09:00', to: '12:30' },
                { from: '15:30', to: '20:00' },
              ],
            },
            {
              days: [5],
              intervals: [
                { from: '09:00', to: '11:15', label: { ar: 'قبل صلاة الجمعة', en: 'Before Friday prayers' } },
                { from: '14:00', to: '20:30', label: { ar: 'بعد صلاة الجمعة', en: 'After Friday prayers' } },
              ],
            },
          ],
        },
        accessibility: ['step_free', 'accessible_wc'],
        tags: ['children', 'play'],
      },
      {
        slug: 'babysitting',
        actions: [
          {
            type: 'chat',
            label: { ar: 'اسأل عن جليسة', en: 'Ask for a sitter' },
            target: { ar: 'نحتاج إلى جليسة أطفال هذا المساء.', en: 'We need a sitter for this evening.' },
          },
        ],
        title: { ar: 'جليسة الأطفال', en: 'Babysitting' },
        body: {
          ar: 'جليسات من فريق القصر يتحدثن العربية والإنجليزية، بسعر **6.000 ر.ع.** للساعة وثلاث ساعات على الأقل. اطلبها قبل 2:00 ظهرًا لليوم نفسه.',
          en: 'Sitters from our own team, in Arabic and English, at **OMR 6.000** an hour, three hours at least. Ask before 2:00 pm for the same evening.',
        },
        phone: '+968 2400 0141',
      },
      {
        slug: 'family-pool',
        actions: [
          {
            type: 'order',
            label: { ar: 'اطلب إلى مكانك عند المسبح', en: 'Order to where you sit' },
            target: 'al-falaj-pool',
          },
        ],
        links: [
          {
            label: { ar: 'كشك الفلج', en: 'Al Falaj Pool Kitchen' },
            to: '/directories/bars-and-restaurants/al-falaj-pool',
          },
        ],
        title: { ar: 'مسبح العائلات', en: 'Family pool' },
        body: {
          ar: 'عمقه من 40 إلى 110 سم، ومظلل حتى العصر، ومنقذة أو منقذ طوال ساعاته. عوامات الأذرع عند الكشك بلا مقابل.\n\nمن **8:00 إلى 10:00 صباحًا** أيام الأحد والثلاثاء للسيدات والأطفال دون السابعة فقط.',
          en: 'From 40 to 110 cm deep, shaded until mid-afternoon, with a lifeguard throughout. Arm bands are lent at the kitchen.\n\nOn Sundays and Tuesdays from **8:00 to 10:00 am** it is for women and children under seven only.',
        },
        picture: {
          scene: 'swimming',
          alt: { ar: 'طفل يسبح في مسبح ضحل', en: 'A child swimming in a shallow pool' },
        },
        place: { ar: 'حديقة النخيل', en: 'Palm garden' },
        openingHours: {
          weekly: [
            { days: [6, 7, 1, 2, 3, 4], intervals: [{ from: '08:00', to: '19:30' }] },
            {
              days: [5],
              intervals: [
                { from: '08:00', to: '11:30' },
                { from: '13:30', to: '19:30' },
              ],
            },
          ],
          exceptions: [
            {
              inDays: 1,
              intervals: [{ from: '08:00', to: '16:30' }],
              label: { ar: 'تنظيف قناة الفلج', en: 'The falaj channel is being cleaned' },
            },
          ],
        },
        accessibility: ['step_free'],
      },
    ],
  },
  {
    slug: 'wellbeing',
    name: { ar: 'العافية', en: 'Wellbeing' },
    kind: 'info',
    description: {
      ar: 'حمّام اللبان والنادي الصحي والمسبح الكبير.',
      en: 'The Luban Hammam, the gym and the long pool.',
    },
    picture: {
      scene: 'spa',
      alt: {
        ar: 'غرفة حجرية يتصاعد فيها بخور من مبخرة فخارية',
        en: 'A stone room with smoke rising from a clay burner',
      },
    },
    icon: 'flower-2',
    entries: [
      {
        slug: 'luban-hammam',
        actions: [
          {
            type: 'chat',
            label: { ar: 'اكتب إلى الحمّام', en: 'Write to the hammam' },
            target: {
              ar: 'أودّ حجز جلسة في حمّام اللبان. اليوم والساعة: ',
              en: 'I would like an hour at the Luban Hammam. Day and time: ',
            },
          },
        ],
        title: { ar: 'حمّام اللبان', en: 'Luban Hammam' },
        body: {
          ar: 'جناح للسيدات وجناح للرجال بمدخلين منفصلين.\n- تدليك بزيت اللبان، 60 دقيقة: 32.000 ر.ع.\n- حمّام وتقشير بالملح، 75 دقيقة: 38.000 ر.ع.\n- جلسة للقدمين بعد السفر، 30 دقيقة: 16.000 ر.ع.\n\nاتصل للحجز أو راسلنا من التطبيق.',
          en: 'A wing for women and a wing for men, with separate doors.\n- Frankincense oil massage, 60 minutes: OMR 32.000\n- Hammam and salt scrub, 75 minutes: OMR 38.000\n- Feet after a flight, 30 minutes: OMR 16.000\n\nCall, or write to us in the app.',
        },
        phone: '+968 2400 0151',
        email: 'hammam@qasralbahr.example',
        place: { ar: 'الجناح الشرقي، الطابق السفلي', en: 'East wing, lower floor' },
        openingHours: {
          weekly: [
            { days: [6, 7, 1, 2, 3, 4], intervals: [{ from: '10:00', to: '21:00' }] },
            {
              days: [5],
              intervals: [
                { from: '09:00', to: '11:30' },
                { from: '14:00', to: '22:00' },
              ],
            },
          ],
        },
        accessibility: ['step_free', 'lift', 'quiet'],
        tags: ['spa', 'massage'],
      },
      {
        slug: 'gym',
        title: { ar: 'النادي الصحي', en: 'Gym' },
        body: {
          ar: 'يفتح ببطاقة الغرفة على مدار الساعة، إلا وقت صلاة الجمعة. قاعة السيدات خلف الباب الأزرق. العمر 16 سنة فأكثر.',
          en: 'Your room card opens it at any hour, except during Friday prayers. The women’s room is behind the blue door. Ages 16 and up.',
        },
        picture: {
          scene: 'gym',
          alt: { ar: 'أجهزة جري أمام نافذة على البحر', en: 'Treadmills facing a sea window' },
        },
        place: { ar: 'الجناح الشرقي، الطابق الأول', en: 'East wing, first floor' },
        openingHours: {
          weekly: [
            { days: [6, 7, 1, 2, 3, 4], intervals: [{ from: '00:00', to: '00:00' }] },
            {
              days: [5],
              intervals: [
                { from: '00:00', to: '11:30' },
                { from: '13:30', to: '00:00' },
              ],
            },
          ],
        },
        accessibility: ['step_free', 'lift'],
      },
      {
        slug: 'long-pool',
        actions: [
          {
            type: 'order',
            label: { ar: 'اطلب إلى كرسيّك', en: 'Order to your lounger' },
            target: 'al-falaj-pool',
          },
          { type: 'request', label: { ar: 'اطلب مناشف', en: 'Ask for towels' }, target: 'towels-and-linen' },
        ],
        title: { ar: 'المسبح الكبير', en: 'The long pool' },
        body: {
          ar: 'خمسون مترًا على طول قناة الفلج، حرارته 28 درجة شتاءً وصيفًا. الجانب الغربي هادئ، بلا موسيقى ولا ألعاب ماء.',
          en: 'Fifty metres along the falaj channel, kept at 28 degrees all year. The west side is quiet: no music, no ball games.',
        },
        picture: {
          scene: 'pool',
          alt: { ar: 'مسبح طويل بين صفين من النخيل', en: 'A long pool between two rows of palms' },
        },
        openingHours: {
          weekly: [
            { days: [6, 7, 1, 2, 3, 4], intervals: [{ from: '06:30', to: '20:00' }] },
            {
              days: [5],
              intervals: [
                { from: '06:30', to: '11:30' },
                { from: '13:30', to: '21:00' },
              ],
            },
          ],
        },
        accessibility: ['step_free', 'quiet'],
      },
    ],
  },
  {
    slug: 'getting-around',
    name: { ar: 'التنقل', en: 'Getting around' },
    kind: 'info',
    description: {
      ar: 'سيارات وحافلة مطرح وقارب الرصيف.',
      en: 'Cars, the Mutrah shuttle and the pier boat.',
    },
    picture: {
      scene: 'taxi',
      alt: { ar: 'سيارة أجرة بيضاء وبرتقالية', en: 'A white and orange taxi' },
    },
    icon: 'car',
    entries: [
      {
        slug: 'airport',
        actions: [
          { type: 'request', label: { ar: 'اطلب سيارة المطار', en: 'Ask for a car' }, target: 'airport-car' },
        ],
        title: { ar: 'مطار مسقط', en: 'Muscat airport' },
        body: {
          ar: 'المسافة 38 كم، أي 40 دقيقة، وساعة في زحام العصر. سيارة القصر **18.000 ر.ع.** لثلاثة ركاب، و**25.000 ر.ع.** لستة مع الحقائب. السائق ينتظرك عند الباب الثاني بلوحة زرقاء.',
          en: 'It is 38 km: 40 minutes, an hour in the late-afternoon traffic. Our car is **OMR 18.000** for three, **OMR 25.000** for six with luggage. The driver waits at door two with a blue sign.',
        },
        phone: '+968 2400 0104',
      },
      {
        slug: 'mutrah-shuttle',
        title: { ar: 'حافلة مطرح', en: 'Mutrah shuttle' },
        body: {
          ar: 'مجانية من باب القبة إلى كورنيش مطرح عند بوابة السوق.\n- الذهاب: 9:00 و16:30 و18:30\n- العودة: 12:15 و19:00 و21:30\n\nيوم الجمعة رحلتا المساء فقط.',
          en: 'Free, from the Dome Door to the Mutrah corniche by the souk gate.\n- Out: 9:00, 16:30, 18:30\n- Back: 12:15, 19:00, 21:30\n\nOn Fridays only the evening runs.',
        },
        picture: {
          scene: 'harbour',
          alt: {
            ar: 'كورنيش مطرح وقوارب خشبية في الميناء',
            en: 'The Mutrah corniche with wooden boats in the harbour',
          },
        },
        tags: ['shuttle', 'souk'],
      },
      {
        slug: 'parking',
        actions: [
          {
            type: 'chat',
            label: { ar: 'اطلب سيارتك', en: 'Have your car brought' },
            target: {
              ar: 'أرجو إحضار سيارتي إلى باب القبة. رقمها: ',
              en: 'Please bring my car to the Dome Door. Its number: ',
            },
          },
        ],
        title: { ar: 'المواقف', en: 'Parking' },
        body: {
          ar: 'مواقف مظللة بلا مقابل خلف الجناح الغربي، وأربع نقاط لشحن السيارات الكهربائية. خدمة صف السيارات عند باب القبة حتى 1:00 بعد منتصف الليل.',
          en: 'Shaded and free, behind the west wing, with four charging points. Valets take cars at the Dome Door until 1:00 am.',
        },
        picture: {
          scene: 'parking',
          alt: { ar: 'سيارات تحت مظلات بيضاء', en: 'Cars under white shades' },
        },
        accessibility: ['step_free'],
      },
    ],
  },
  {
    slug: 'muscat',
    parent: 'getting-around',
    name: { ar: 'مسقط وما حولها', en: 'Muscat and beyond' },
    kind: 'info',
    description: {
      ar: 'أماكن نرسل إليها أهلنا حين يزوروننا.',
      en: 'The places we send our own relatives when they visit.',
    },
    picture: {
      scene: 'fort',
      alt: { ar: 'قلعة فوق صخرة تطل على الميناء', en: 'A fort on a rock above the harbour' },
    },
    icon: 'map',
    entries: [
      {
        slug: 'mutrah-souk',
        title: { ar: 'سوق مطرح', en: 'Mutrah souk' },
        body: {
          ar: 'ادخل من الكورنيش، ثم خذ ثاني زقاق إلى اليسار إلى باعة اللبان. اطلب **الحوجري** واشممه قبل الشراء، فأجوده أخضر شفاف. الكيلو بين 8.000 و30.000 ر.ع.\n\nيغلق من 1:00 إلى 4:00، ويبدأ الجمعة عصرًا.',
          en: 'Enter from the corniche and take the second lane on the left to the frankincense sellers. Ask for **hojari** and smell it first; the best is green and clear. A kilo is OMR 8.000 to 30.000.\n\nClosed from 1:00 to 4:00; on Fridays it opens in the afternoon.',
        },
        picture: {
          scene: 'souk',
          alt: {
            ar: 'زقاق مسقوف تتدلى فيه الفوانيس فوق أكياس البخور',
            en: 'A roofed lane with lanterns over sacks of incense',
          },
        },
      },
      {
        slug: 'grand-mosque',
        title: { ar: 'جامع السلطان قابوس الأكبر', en: 'Sultan Qaboos Grand Mosque' },
        body: {
          ar: 'يُفتح لغير المسلمين من السبت إلى الخميس بين **8:00 و11:00**. تُستر الذراعان والساقان، وتغطي السيدات شعرهن. نعير العباءات والأوشحة من الكونسيرج.',
          en: 'Open to non-Muslims Saturday to Thursday, **8:00 to 11:00**. Arms and legs covered, and hair for women. The concierge lends abayas and scarves.',
        },
        picture: {
          scene: 'mosque',
          alt: { ar: 'قبة ذهبية وأروقة من الحجر الرملي', en: 'A golden dome and sandstone arcades' },
        },
      },
      {
        slug: 'ras-al-jinz',
        title: { ar: 'رأس الجنز', en: 'Ras al Jinz' },
        body: {
          ar: 'شاطئ تعشّش فيه السلاحف الخضراء طوال العام، وأكثرها من مايو إلى سبتمبر. ثلاث ساعات بالسيارة، والدخول بتصريح نأخذه عنك. بلا مصابيح ولا فلاش.',
          en: 'Green turtles nest here all year, most of them from May to September. It is three hours by road and needs a permit, which we obtain for you. No torches, no flash.',
        },
      },
      {
        slug: 'qantab',
        title: { ar: 'جارتنا قنتب', en: 'Qantab, next door' },
        body: {
          ar: 'قرية صيادين على بعد 15 دقيقة سيرًا. القوارب تعود عند السادسة والنصف صباحًا، ومخبز العم حمود يفتح بعد الفجر: خبز وجبن بـ 0.300 ر.ع.',
          en: 'A fishing village fifteen minutes on foot. The boats are back at half past six, and Uncle Hamoud’s bakery opens after Fajr: bread and cheese for OMR 0.300.',
        },
        picture: {
          scene: 'old-town',
          alt: { ar: 'بيوت بيضاء متلاصقة عند سفح الجبل', en: 'White houses huddled below the mountain' },
        },
      },
    ],
  },
  {
    slug: 'safety',
    name: { ar: 'السلامة والصحة', en: 'Safety and health' },
    kind: 'info',
    description: { ar: 'ما يحسن أن تعرفه قبل أن تحتاج إليه.', en: 'Worth knowing before you need it.' },
    picture: {
      scene: 'first-aid',
      alt: { ar: 'حقيبة إسعافات أولية', en: 'A first-aid kit' },
    },
    icon: 'shield-check',
    entries: [
      {
        slug: 'emergency',
        title: { ar: 'في الطوارئ', en: 'In an emergency' },
        body: {
          ar: 'من هاتف الغرفة اطلب **9**، يرد عليك حارس القصر في أي ساعة. من هاتفك المحمول: الشرطة والإسعاف والإطفاء **9999**.\n\nنقطة التجمع عند الحريق: موقف الجناح الغربي، تحت اللوحة الخضراء.',
          en: 'Dial **9** from the room; palace security answers at any hour. From your own phone, police, ambulance and fire are on **9999**.\n\nIn a fire, meet at the west wing car park, under the green sign.',
        },
        phone: '+968 2400 0199',
        tags: ['emergency', 'fire'],
      },
      {
        slug: 'sea-and-sun',
        title: { ar: 'البحر والشمس', en: 'Sea and sun' },
        body: {
          ar: 'الراية الخضراء للسباحة، والحمراء للخروج من الماء، والبنفسجية لقناديل البحر. المنقذون من 8:00 إلى 18:00، وبعدها لا تسبح وحدك.\n\nمن مايو إلى سبتمبر الزم الظل بين 11:00 و15:00، والماء البارد مجاني عند كل برج إنقاذ.',
          en: 'Green flag: swim. Red: out of the water. Purple: jellyfish. Lifeguards are on from 8:00 to 18:00; do not swim alone after that.\n\nFrom May to September stay in the shade from 11:00 to 15:00. Cold water is free at each lifeguard tower.',
        },
        picture: {
          scene: 'beach',
          alt: { ar: 'برج منقذ على شاطئ رملي', en: 'A lifeguard tower on a sandy beach' },
        },
      },
      {
        slug: 'doctor',
        title: { ar: 'الطبيب والصيدلية', en: 'Doctor and pharmacy' },
        body: {
          ar: 'ممرضة في القصر كل يوم، وطبيبة تأتي خلال ساعة عند الطلب، 35.000 ر.ع. للزيارة. أقرب صيدلية ليلية في روي، 20 دقيقة، ونحضر منها ما تحتاج.',
          en: 'A nurse is in the house every day and a doctor comes within the hour, OMR 35.000 a visit. The nearest night pharmacy is in Ruwi, 20 minutes; we will fetch what you need.',
        },
        phone: '+968 2400 0161',
        openingHours: {
          weekly: [
            { days: [6, 7, 1, 2, 3, 4], intervals: [{ from: '08:00', to: '22:00' }] },
            {
              days: [5],
              intervals: [
                { from: '08:00', to: '11:30' },
                { from: '13:30', to: '22:00' },
              ],
            },
          ],
        },
        accessibility: ['step_free', 'lift'],
      },
    ],
  },
  {
    slug: 'contacts',
    name: { ar: 'اتصل بنا', en: 'Contacts' },
    kind: 'contacts',
    description: {
      ar: 'أرقام القصر، ومن الغرفة الرقم المختصر.',
      en: 'The palace by telephone, with the short number from your room.',
    },
    picture: { scene: 'phone', alt: { ar: 'هاتف نحاسي قديم', en: 'An old brass telephone' } },
    icon: 'phone',
    entries: [
      {
        slug: 'front-desk',
        actions: [
          {
            type: 'chat',
            label: { ar: 'اكتب إلى الاستقبال', en: 'Write to the front desk' },
            target: { ar: 'السلام عليكم، لديّ سؤال: ', en: 'Hello, I have a question: ' },
          },
        ],
        title: { ar: 'الاستقبال', en: 'Front desk' },
        body: { ar: 'من الغرفة: **0**. على مدار الساعة.', en: 'From the room: **0**. Day and night.' },
        phone: '+968 2400 0100',
        email: 'desk@qasralbahr.example',
        place: { ar: 'البهو، تحت القبة', en: 'Lobby, under the dome' },
        accessibility: ['step_free', 'hearing_loop'],
      },
      {
        slug: 'concierge',
        title: { ar: 'الكونسيرج', en: 'Concierge' },
        body: {
          ar: 'من الغرفة: **4**. السيارات والتصاريح والحجز خارج القصر.',
          en: 'From the room: **4**. Cars, permits and bookings outside the house.',
        },
        phone: '+968 2400 0104',
        email: 'concierge@qasralbahr.example',
        openingHours: {
          weekly: [
            { days: [6, 7, 1, 2, 3, 4], intervals: [{ from: '07:00', to: '23:00' }] },
            {
              days: [5],
              intervals: [
                { from: '07:00', to: '11:30' },
                { from: '13:30', to: '23:00' },
              ],
            },
          ],
        },
      },
      {
        slug: 'housekeeping',
        actions: [
          {
            type: 'request',
            label: { ar: 'اطلب ترتيب الغرفة', en: 'Have the room made up' },
            target: 'room-cleaning',
          },
        ],
        title: { ar: 'ترتيب الغرف', en: 'Housekeeping' },
        body: { ar: 'من الغرفة: **3**. حتى 11:00 مساءً.', en: 'From the room: **3**. Until 11:00 pm.' },
        phone: '+968 2400 0132',
      },
      {
        slug: 'experiences-desk',
        title: { ar: 'مكتب الأنشطة', en: 'Experiences desk' },
        body: {
          ar: 'من الغرفة: **6**. اسأل عن حال البحر قبل أن تحجز القارب.',
          en: 'From the room: **6**. Ask about the sea before you book a boat.',
        },
        phone: '+968 2400 0140',
        email: 'experiences@qasralbahr.example',
        place: { ar: 'عند أول رصيف القصر', en: 'At the head of the palace pier' },
      },
      {
        slug: 'women-guests-line',
        title: { ar: 'خط الضيفات', en: 'Women guests’ line' },
        body: {
          ar: 'تجيب عنه موظفة دائمًا، لطلب عاملة للغرفة أو سائقة أو مرافقة إلى السوق.',
          en: 'Always answered by a woman: for a female room attendant, a driver, or company to the souk.',
        },
        phone: '+968 2400 0107',
      },
    ],
  },
  {
    slug: 'experiences',
    name: { ar: 'الأنشطة', en: 'Experiences' },
    kind: 'activities',
    description: {
      ar: 'البحر صباحًا، والحرف عصرًا، والنجوم ليلًا.',
      en: 'The sea in the morning, crafts in the afternoon, stars at night.',
    },
    picture: {
      scene: 'boat',
      alt: { ar: 'بوم خشبي بشراع واحد قرب الساحل', en: 'A wooden dhow under one sail near the coast' },
    },
    icon: 'compass',
    entries: [
      {
        slug: 'before-you-sail',
        actions: [
          {
            type: 'book',
            label: { ar: 'عشاء على الشاطئ بعد الرحلة', en: 'Dinner by the beach afterwards' },
            target: 'al-shira',
          },
        ],
        title: { ar: 'قبل أن تبحر', en: 'Before you sail' },
        body: {
          ar: 'تنطلق القوارب من رصيف القصر، فاحضر قبل الموعد بربع ساعة. السترات للجميع، وللأطفال مقاسات من 10 كغ.\n\nإن ارتفع الموج ألغينا الرحلة وأعدنا المبلغ كاملًا، ويصلك الخبر في التطبيق قبل ساعتين.',
          en: 'Boats leave from the palace pier; be there a quarter of an hour early. There are life jackets for everyone, for children from 10 kg.\n\nIf the sea gets up we cancel and refund in full, and tell you in the app two hours ahead.',
        },
        place: { ar: 'رصيف القصر', en: 'Palace pier' },
        location: { lat: 23.5578, lng: 58.6366 },
      },
      {
        slug: 'crafts-of-the-house',
        links: [
          { label: { ar: 'أنشطة الثقافة', en: 'Culture activities' }, to: '/activities?category=culture' },
        ],
        title: { ar: 'حِرف القصر', en: 'Crafts of the house' },
        body: {
          ar: 'اللبان والحلوى والخط والحناء، يعلّمها أهلها في رواق الحِرف. المجموعات لا تتجاوز اثني عشر، والأدوات علينا.',
          en: 'Frankincense, halwa, calligraphy and henna, taught by people who live by them in the Crafts Arcade. Never more than twelve at a time; tools are ours.',
        },
        picture: {
          scene: 'calligraphy',
          alt: { ar: 'قلم قصب فوق ورق عليه خط عربي', en: 'A reed pen over a sheet of Arabic script' },
        },
        place: { ar: 'رواق الحِرف، غربي ساحة الرمّان', en: 'Crafts Arcade, west of the Pomegranate Courtyard' },
        accessibility: ['step_free'],
      },
      {
        slug: 'wedding-of-layla-and-hamad',
        title: { ar: 'عرس ليلى وحمد', en: 'The wedding of Layla and Hamad' },
        body: {
          ar: 'لضيوف العرس مجموعة في المحادثة: مواعيد السيارات إلى القاعة، وترتيب الموائد، ومن يحتاج إلى كيّ ثوبه. يجيب فيها سالم.',
          en: 'The guests of the wedding have a group in the chat: when the cars leave for the hall, who sits where, and who needs a dress ironed. Salim answers there.',
        },
        links: [
          {
            label: { ar: 'الانضمام إلى مجموعة العرس', en: 'Join the wedding’s group' },
            to: '/chat?code=demo-wedding-at-qasr-al-bahr',
          },
        ],
        tags: ['wedding', 'group', 'chat'],
      },
      {
        slug: 'women-only-hours',
        title: { ar: 'أوقات السيدات', en: 'Women-only hours' },
        body: {
          ar: 'تمارين الماء صباح الأحد والثلاثاء، ومجلس الحناء مساء الأربعاء في غرفة مغلقة، والمدربات نساء. نرجو ترك الهواتف عند الباب.',
          en: 'Aqua class on Sunday and Tuesday mornings and the henna majlis on Wednesday evenings behind closed doors, all led by women. Phones stay at the door, please.',
        },
      },
    ],
  },
  {
    slug: 'before-you-come',
    name: { ar: 'قبل أن تصل', en: 'Before you come' },
    kind: 'info',
    audience: ['ANON', 'PRE'],
    description: {
      ar: 'الطريق إلينا، وما تحتاج إليه في مسقط.',
      en: 'The way to us, and what you need in Muscat.',
    },
    picture: { scene: 'taxi', alt: { ar: 'سيارة أجرة بيضاء وبرتقالية', en: 'A white and orange taxi' } },
    icon: 'map-pin',
    entries: [
      {
        slug: 'the-way-here',
        actions: [
          {
            type: 'request',
            label: { ar: 'نستقبلك في المطار', en: 'Be met at the airport' },
            target: 'airport-car',
          },
        ],
        title: { ar: 'من المطار', en: 'From the airport' },
        body: {
          ar: 'أخبرنا برقم رحلتك فينتظرك سائقنا عند باب القادمين بالماء والتمر. الطريق أربعون دقيقة، وآخره على البحر.',
          en: 'Tell us your flight, and our driver waits at arrivals with water and dates. It is forty minutes by road, the last of them along the sea.',
        },
        tags: ['airport', 'arrival'],
      },
      {
        slug: 'what-to-bring',
        actions: [
          {
            type: 'book',
            label: { ar: 'مائدة لأول ليلة', en: 'A table for the first evening' },
            target: 'majan',
          },
        ],
        title: { ar: 'ماذا تحمل معك', en: 'What to bring' },
        body: {
          ar: 'ثيابًا خفيفة تستر الكتفين والركبتين للمدينة والمساجد، وقبعة. ما عدا ذلك فهو هنا: المناشف والمظلات والعباءات وكريم الشمس.',
          en: 'Light clothes that cover shoulders and knees, for the town and the mosques, and a hat. The rest is here: towels, parasols, abayas and sun cream.',
        },
        tags: ['clothes'],
      },
    ],
  },
];
