import { say } from '../../kit';
import { LessonPart, LessonStart } from '../lesson';
import type { TutorialProps } from '../registry';
import { CatTile, catName } from './Card';
import { CARDS, keep, progress, romeWinsAt } from './lesson';
import { CATEGORIES, type Data } from './model';
import './pax.css';

export function Tutorial({ data, leave }: TutorialProps<Data>) {
  return (
    <LessonStart game="pax" bots={2} lead={say('web.pax.learn.lead', { rome: romeWinsAt(data) })} rule="PAX-SCORE-5"
      cards={CARDS.length} progress={progress} keep={keep} leave={leave}>
      {CATEGORIES.map((category) => (
        <LessonPart key={category} sign={<CatTile category={category} />} name={catName(category)}>{say(`web.pax.about.${category}`)}</LessonPart>
      ))}
    </LessonStart>
  );
}
