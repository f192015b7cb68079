interface Announcement {
  title: string;
  text: string;
}

/** The announcements of the demo desk to all guests, by the property's language. */
export const announcements: Record<string, Record<'day' | 'evening', Announcement>> & {
  en: Record<'day' | 'evening', Announcement>;
} = {
  en: {
    day: {
      title: 'Good morning from the demo desk',
      text: 'Towels, a late check-out, a car to the airport: ask for them under Your requests. For this demo a program answers, at any hour.',
    },
    evening: {
      title: 'Good evening from the demo desk',
      text: 'Is anything missing for the night? Ask for it under Your requests. For this demo a program answers, at any hour.',
    },
  },
  es: {
    day: {
      title: 'Buenos días desde la recepción de demostración',
      text: 'Toallas, una salida tardía, un coche al aeropuerto: pídalo en Sus solicitudes. En esta demostración responde un programa, a cualquier hora.',
    },
    evening: {
      title: 'Buenas noches desde la recepción de demostración',
      text: '¿Falta algo para la noche? Pídalo en Sus solicitudes. En esta demostración responde un programa, a cualquier hora.',
    },
  },
  fr: {
    day: {
      title: 'Bonjour de la réception de démonstration',
      text: 'Des serviettes, un départ tardif, une voiture pour l’aéroport : demandez-les dans Vos demandes. Pour cette démonstration, un programme répond à toute heure.',
    },
    evening: {
      title: 'Bonsoir de la réception de démonstration',
      text: 'Vous manque-t-il quelque chose pour la nuit ? Demandez-le dans Vos demandes. Pour cette démonstration, un programme répond à toute heure.',
    },
  },
  ja: {
    day: {
      title: 'デモ用フロントより、おはようございます',
      text: 'タオル、レイトチェックアウト、空港へのお車などは、「ご依頼一覧」からお申し付けください。このデモではプログラムが終日お答えいたします。',
    },
    evening: {
      title: 'デモ用フロントより、こんばんは',
      text: 'お休み前にご入り用のものはございませんか。「ご依頼一覧」からお申し付けください。このデモではプログラムが終日お答えいたします。',
    },
  },
  ar: {
    day: {
      title: 'صباح الخير من مكتب الاستقبال التجريبي',
      text: 'مناشف أو مغادرة متأخرة أو سيارة إلى المطار: اطلبها من صفحة «طلباتك». في هذا العرض التجريبي يجيبك برنامج في أي ساعة.',
    },
    evening: {
      title: 'مساء الخير من مكتب الاستقبال التجريبي',
      text: 'هل ينقصك شيء لليلة؟ اطلبه من صفحة «طلباتك». في هذا العرض التجريبي يجيبك برنامج في أي ساعة.',
    },
  },
};
