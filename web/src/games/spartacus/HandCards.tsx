import { Button, Icon, listed, moveKey, say, tell, useZone } from '../../kit';
import { SpIcon } from './art';
import { useBoard, type BoardState } from './context';
import { Aim, needsAim } from './Aim';
import { HouseRules } from './Houses';
import { cardName, cardText, now, ofType, type HandCard, type Move, type Option } from './model';

const ON_CARDS: Move['type'][] = ['Announce', 'PlayScheme', 'CashIn', 'DiscardCard', 'PickCard', 'React'];

/** The moves that start at a card of the own hand. */
export function movesOf({ options }: BoardState, card: HandCard): Option[] {
  return options.filter((option) =>
    ON_CARDS.includes(option.move.type) ? (option.move as { card: string }).card === card.card : option.move.type === 'DeployGuard' && card.type === 'GUARD');
}

/** Whether a question is answered with cards of the hand. */
export function asksForCards({ options }: BoardState): boolean {
  return options.some((option) => ON_CARDS.includes(option.move.type));
}

export function Hand({ rules }: { rules: boolean }) {
  const board = useBoard();
  const { view, me } = board;
  const zone = useZone<HTMLDivElement>();
  const count = view.hand.reduce((sum, card) => sum + card.copies, 0);
  return (
    <section class="hand" aria-label={say('web.spartacus.hand', { count, keeps: me?.keeps ?? 0 })}>
      <div class="cards" role="group" aria-label={say('web.spartacus.hand', { count, keeps: me?.keeps ?? 0 })} {...zone}>
        {view.hand.length === 0 && <p class="soft none">{say('web.spartacus.hand.empty')}</p>}
        {view.hand.map((card) => (
          <CardInHand key={card.card} card={card} />
        ))}
      </div>
      {rules && (
        <div class="hand-side">
          <HouseRules />
          <TurnEnd count={count} />
        </div>
      )}
    </section>
  );
}

function TurnEnd({ count }: { count: number }) {
  const { view, me, option, does } = useBoard();
  const end = option({ type: 'EndTurn' });
  if (!end || !me) return null;
  return (
    <div class="endt">
      <span>
        <b>{say('web.spartacus.hand.count', { count })}</b>
        {count > me.keeps && view.turn === view.you ? say('web.spartacus.hand.over', { keeps: me.keeps, over: count - me.keeps }) : say('web.spartacus.hand.keep', { keeps: me.keeps })}
      </span>
      <Button data-move="EndTurn" onClick={({ currentTarget }) => does(end, currentTarget)}>
        <SpIcon name="hourglass" />
        {say('web.spartacus.endTurn')}
      </Button>
    </div>
  );
}

const TYPES = { SCHEME: ['sch', 'scheme'], REACTION: ['rea', 'reaction'], GUARD: ['grd', 'shield'] } as const;

/** One card of the own hand: what it needs, what it fetches, what it does, and what can be done with it now. */
function CardInHand({ card }: { card: HandCard }) {
  const board = useBoard();
  const { yours, chosen, choose, does, whyNot } = board;
  const moves = yours ? movesOf(board, card) : [];
  const isChosen = moves.length > 0 && chosen.card === card.card;
  // in a turn the stage shows what can be done with it
  const inStage = now(board.view)?.type === 'IntrigueTurn' && board.view.window === null;
  const [look, icon] = TYPES[card.type as keyof typeof TYPES] ?? TYPES.SCHEME;
  const foot = moves.some((option) => option.move.type === 'DiscardCard' || option.move.type === 'PickCard') ? { text: say('web.spartacus.use.choose'), icon: 'hand' as const, look: 'good' } : footOf(card, board);
  const name = cardName(card.card);
  const seen = card.seenBy.length > 0 ? say('web.spartacus.seenBy', { players: listed(card.seenBy.map((seat) => board.names.of(seat))) }) : '';
  return (
    <div class={`card ${look}${isChosen ? ' chosen' : moves.some((option) => option.move.type !== 'CashIn') ? ' can' : card.use === 'IMPOSSIBLE' && yours ? ' no' : ''}`}>
      <button type="button" class="card-face" data-stop data-hand={card.card} aria-pressed={moves.length > 0 ? isChosen : undefined}
        aria-label={[name, say(`web.spartacus.type.${card.type}`), card.type === 'GUARD' ? '' : say('web.spartacus.requires', { influence: card.requirement }), say('web.spartacus.cashes', { gold: card.cashIn }), cardText(card.card), foot.text, seen]
          .filter(Boolean).join('; ')}
        onClick={({ currentTarget: anchor }) => {
          if (moves.length === 1 && isChosen && !needsAim(moves)) does(moves[0]!, anchor);
          else if (moves.length > 0) choose(isChosen ? {} : { card: card.card });
          else whyNot(attempt(card), anchor);
        }}>
        <span class="tp">
          <span class="req">{card.type === 'GUARD' ? '\u2013' : card.requirement}</span>
          <span class="ty">
            <SpIcon name={icon} />
            {say(`web.spartacus.type.${card.type}`)}
          </span>
          <span class="coin">{card.cashIn}</span>
        </span>
        <span class={`cn${name.length > 15 ? ' wraps' : ''}`}>{name}{card.copies > 1 && <span class="copies"> {'\u00d7'} {card.copies}</span>}</span>
        <span class={`tx${cardText(card.card).length > 105 ? ' long' : ''}`}>{cardText(card.card)}</span>
        {seen && <span class="seen" title={seen}><Icon name="eye" /></span>}
      </button>
      {isChosen && !inStage ? <CardVerbs moves={moves} /> : (
        <span class={`ft ${foot.look}`} aria-hidden="true">
          <SpIcon name={foot.icon} />
          <span>{foot.text}</span>
        </span>
      )}
      {isChosen && <span class="tick"><Icon name="check" /></span>}
    </div>
  );
}

/** What the reader would try with it, so that the server says why it can't be done. */
function attempt(card: HandCard): Move {
  if (card.type === 'REACTION') return { type: 'React', card: card.card, target: null, other: null };
  if (card.type === 'GUARD') return { type: 'DeployGuard' };
  return { type: 'Announce', card: card.card };
}

function footOf(card: HandCard, { names }: BoardState): { text: string; icon: Parameters<typeof SpIcon>[0]['name']; look: string } {
  const why = card.why ? tell(card.why, names) : '';
  switch (card.use) {
    case 'PLAYABLE':
      return { text: say('web.spartacus.use.PLAYABLE', { requirement: card.requirement }), icon: 'scheme', look: 'good' };
    case 'NEEDS_SUPPORT': {
      const alone = card.support.filter((one) => one.enough).map((one) => names.of(one.seat));
      const text = alone.length > 0 ? say('web.spartacus.use.NEEDS_SUPPORT.by', { missing: card.missing, players: listed(alone) }) : say('web.spartacus.use.NEEDS_SUPPORT', { missing: card.missing });
      return { text, icon: 'deal', look: '' };
    }
    case 'WAITS':
      return { text: why || say('web.spartacus.use.WAITS'), icon: 'hourglass', look: 'soft' };
    case 'DEPLOYABLE':
      return { text: say('web.spartacus.use.DEPLOYABLE'), icon: 'shield', look: '' };
    case 'IMPOSSIBLE':
      return { text: why || say('web.spartacus.use.IMPOSSIBLE'), icon: 'cancel', look: 'bad' };
  }
}

const SHORT: Partial<Record<Move['type'], string>> = { Announce: 'announce', CashIn: 'cash', DiscardCard: 'discard', PickCard: 'pick', DeployGuard: 'deploy', PlayScheme: 'play', React: 'react' };

/** The verbs of a chosen card; where it aims at somebody, whom. */
export function CardVerbs({ moves }: { moves: Option[] }) {
  const { does, view } = useBoard();
  const plays = ofType(moves, 'PlayScheme', 'React');
  const others = moves.filter((option) => option.move.type !== 'PlayScheme' && option.move.type !== 'React');
  const value = (option: Option) => view.hand.find((card) => card.card === (option.move as { card?: string }).card)?.cashIn ?? 0;
  return (
    <div class="verbs">
      {plays.length > 0 && <Aim options={plays} verb={say(`web.spartacus.verb.${SHORT[plays[0]!.move.type]!}`)} />}
      {others.map((option, i) => (
        <button key={i} type="button" class="btn" data-move={option.move.type} data-does={moveKey(option.move)} onClick={({ currentTarget }) => does(option, currentTarget)}>
          {say(`web.spartacus.verb.${SHORT[option.move.type]!}`)}
          {option.move.type === 'CashIn' && <span class="coin">{value(option)}</span>}
        </button>
      ))}
    </div>
  );
}
