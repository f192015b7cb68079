/**
 * Frequent words that only one of these languages has, lower-case and without accents. Left out are words that another of
 * them, Italian or Portuguese also has, such as `con`, `para` or `qui`, and those of names and menus, such as `chez` or `du`.
 */
export const FUNCTION_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    `are be been could from had have her here his how is it its not she should that their there these they this those very
    we were what when where which who why with would you`.split(/\s+/),
  ),
  es: new Set(
    `ahora cuando donde ella ellas ellos entonces eran eres estaba estaban estos estoy fue fueron hasta hay hemos mucha
    muchas mucho muchos muy nosotros nuestra nuestro pero quien siempre soy sus tambien tengo tiene tienen unos usted
    ustedes yo`.split(/\s+/),
  ),
  fr: new Set(
    `alors aussi avait avec avez avons beaucoup c'est c'etait ces cet cette comme dans depuis donc elles etaient etait etes
    ici ils j' je leur leurs ont parce pas qu' quel quelles quels ses sommes sont suis t'es toi toujours tous toute toutes
    trop une votre vous vraiment`.split(/\s+/),
  ),
};
