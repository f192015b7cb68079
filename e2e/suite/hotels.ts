/** The three demo hotels, each with the language that it is most at home in. */
export const hotels = {
  lisbon: { property: 'casa-miramar', name: 'Casa Miramar', lang: 'en' },
  muscat: { property: 'qasr-al-bahr', name: 'قصر البحر', lang: 'ar' },
  kyoto: { property: 'higashiyama-an', name: '東山庵', lang: 'ja' },
} as const;
