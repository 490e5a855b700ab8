import { Button, Emblem, moveKey, say, seatClass } from '../../kit';
import { useBoard } from './context';
import { aimOf, nameOf, type Option } from './model';

/** Whether these options differ in whom they aim at. */
export function needsAim(options: Option[]): boolean {
  return new Set(options.map((option) => JSON.stringify(aimOf(option)))).size > 1;
}

/** Chooses among the same act against several: first the target, then who gains by it; the last step does it. */
export function Aim({ options, verb, primary }: { options: Option[]; verb: string; primary?: boolean }) {
  const { chosen, choose, does, view, names } = useBoard();
  const look = primary ? 'primary' : 'plain';
  if (!needsAim(options)) {
    const { target } = aimOf(options[0]!);
    return (
      <Button look={look} data-move={options[0]!.move.type} data-does={moveKey(options[0]!.move)} onClick={({ currentTarget }) => does(options[0]!, currentTarget)}>
        {target === null ? verb : say('web.spartacus.verb.against', { verb, house: nameOf(view, names, target) })}
      </Button>
    );
  }
  const targets = [...new Set(options.map((option) => aimOf(option).target))];
  const aimed = targets.length === 1 ? targets[0]! : chosen.aim ? chosen.aim.target : undefined;
  if (aimed === undefined || !targets.includes(aimed)) {
    return (
      <span class="aim" role="group" aria-label={say('web.spartacus.aim.target')}>
        <small>{say('web.spartacus.aim.target')}</small>
        {targets.map((target) => {
          const matching = options.filter((option) => aimOf(option).target === target);
          return (
            <button key={target} type="button" class={`aim-seat can ${target === null ? '' : seatClass(target)}`} data-target={target ?? undefined}
              onClick={({ currentTarget }) => (matching.length === 1 ? does(matching[0]!, currentTarget) : choose({ ...chosen, aim: { target, other: null } }))}>
              {target !== null && <Emblem seat={target} size="s" />}
              {target === null ? say('web.spartacus.aim.nobody') : nameOf(view, names, target)}
            </button>
          );
        })}
      </span>
    );
  }
  const left = options.filter((option) => aimOf(option).target === aimed);
  return (
    <span class="aim" role="group" aria-label={say('web.spartacus.aim.other')}>
      <small>{say('web.spartacus.aim.other')}</small>
      {left.map((option) => {
        const { other } = aimOf(option);
        return (
          <button key={other} type="button" class={`aim-seat can ${other === null ? '' : seatClass(other)}`} data-target={other ?? undefined} onClick={({ currentTarget }) => does(option, currentTarget)}>
            {other !== null && <Emblem seat={other} size="s" />}
            {other === null ? say('web.spartacus.aim.nobody') : nameOf(view, names, other)}
          </button>
        );
      })}
    </span>
  );
}
