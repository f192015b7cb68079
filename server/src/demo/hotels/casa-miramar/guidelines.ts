import type { Text } from '../../model/demo-property';
import { t } from './text';

export const guidelines: Text[] = [
  t(
    'This wall is for the people in the house this week. Write as you would speak at the next table on the terrace.',
    'Este muro es para quienes están en la casa esta semana. Escriba como hablaría con la mesa de al lado en la terraza.',
    'Ce mur est fait pour les hôtes de la semaine. Écrivez comme vous parleriez à la table voisine, sur la terrasse.',
  ),
  t(
    'Ask before you post a photo in which somebody can be recognised, and never post other people’s children.',
    'Pida permiso antes de publicar una foto en la que se reconozca a alguien, y no publique nunca a los hijos de otros.',
    'Demandez avant de publier une photo où l’on reconnaît quelqu’un, et ne publiez jamais les enfants des autres.',
  ),
  t(
    'No room numbers, no surnames, no selling. If something is wrong with your room, tell us in the chat; we put it right sooner there.',
    'Sin números de habitación, sin apellidos y sin ventas. Si algo falla en su habitación, díganoslo por el chat: allí lo arreglamos antes.',
    'Pas de numéro de chambre, pas de nom de famille, pas de vente. Si quelque chose ne va pas dans votre chambre, dites-le-nous dans la messagerie : nous y répondons plus vite.',
  ),
  t(
    'We read along, answer questions, and take down what is unkind. You can report a post with the three dots beside it.',
    'Leemos, respondemos preguntas y retiramos lo que ofende. Puede denunciar una publicación con los tres puntos que tiene al lado.',
    'Nous lisons, répondons aux questions et retirons ce qui blesse. Les trois points à côté d’un message permettent de le signaler.',
  ),
];
