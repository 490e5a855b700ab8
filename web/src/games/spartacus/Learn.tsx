import { say } from '../../kit';
import { LessonPart, LessonStart } from '../lesson';
import type { TutorialProps } from '../registry';
import { SpIcon } from './art';
import { CARDS, keep, progress } from './lesson';
import { PHASES, type Data } from './model';
import './spartacus.css';

const SIGNS = { UPKEEP: 'ledger', INTRIGUE: 'mask', MARKET: 'scales', ARENA: 'swords' } as const;

export function Tutorial({ data, leave }: TutorialProps<Data>) {
  return (
    <LessonStart game="spartacus" bots={3} lead={say('web.spartacus.learn.lead', { win: data.rules.influence.win })} rule="SP-WIN-1"
      cards={CARDS.length} progress={progress} keep={keep} leave={leave}>
      {PHASES.map((phase) => (
        <LessonPart key={phase} sign={<SpIcon name={SIGNS[phase as keyof typeof SIGNS]} />} name={say(`web.spartacus.phase.${phase}`)}>
          {say(`web.spartacus.about.${phase}`)}
        </LessonPart>
      ))}
    </LessonStart>
  );
}
