import type { ComponentChildren } from 'preact';
import { Button, Emblem, Icon, moveKey, RuleLink, say, seatClass, tell, useZone } from '../../kit';
import { Field, filled, type Filled, type Order } from '../../table/Orders';
import { useState } from 'preact/hooks';
import { Aim } from './Aim';
import { Answers } from './Answers';
import { Die, Pennant, pictureOf, SpIcon, type SpIconName } from './art';
import { useBoard } from './context';
import { ActOffers, Bargain, offersAtAct } from './Deals';
import { movesAt, PickTile, Stats } from './Tiles';
import { abilityText, cardName, cardText, formOf, houseName, keyOf, nameOf, now, ofType, ruleName, ruleText, verbOf, type Data, type HandCard, type Move, type Option, type Pending, type SchemeView, type View } from './model';
import { CardVerbs, movesOf } from './HandCards';
import { AuctionStage, OpenMarketStage } from './Market';
import { LogLine } from './parts';

/** Whether lots or the host are bid for: not yet, or no longer, when the row is gone. */
export function isAuction({ market }: View): boolean {
  return market !== null && !market.open && (market.row.length > 0 || market.bidding !== null);
}

/** The one place where something is pending. */
export function Stage() {
  const { view } = useBoard();
  const top = now(view);
  if (top?.type === 'Effect' && !view.window) return <EffectStage top={top} />;
  if (isAuction(view)) return <AuctionStage />;
  if (view.window) return <WindowStage top={top} />;
  if (view.market?.open) return <OpenMarketStage />;
  switch (top?.type) {
    case 'ChoosingHouses':
      return <ChoosingHouses top={top} />;
    case 'Healing':
    case 'HealingRoll':
      return <Healing top={top} />;
    case 'Ledgers':
      return <Ledgers top={top} />;
    case 'Scheme':
      return view.scheme ? <SchemeBench scheme={view.scheme} /> : null;
    case 'GuardDie':
    case 'Reaction':
      return <WindowStage top={top} />;
    case 'IntrigueTurn':
      return <TurnStage top={top} />;
    default:
      return <Foot />;
  }
}

function Box({ label, children, aimed, class: more = '' }: { label: string; children: ComponentChildren; aimed?: boolean; class?: string }) {
  const { must } = useBoard();
  return (
    <section class={`stage ${more}${aimed ? ' aimed' : must ? ' yours' : ''}`} aria-label={label}>
      {children}
    </section>
  );
}

// turns ------------------------------------------------------------------------------------------

/** Nothing is pending but the turn itself: what is chosen shows its verbs, and cards too many must go. */
function TurnStage({ top }: { top: Extract<Pending, { type: 'IntrigueTurn' }> }) {
  const { view, names, options, chosen } = useBoard();
  const own = top.seat === view.you;
  const picked = view.hand.find((card) => card.card === chosen.card);
  if (top.ending && own && !picked) {
    return (
      <Box label={say('web.spartacus.discard')} class="turn">
        <div>
          <h2><SpIcon name="hand" /> {say('web.spartacus.discard.count', { count: top.toDiscard })}</h2>
          <p class="soft">{say('web.spartacus.discard.text')} <RuleLink rule="SP-INT-32" /></p>
          <Foot bare />
        </div>
      </Box>
    );
  }
  if (picked) return <ChosenCard card={picked} />;
  const uses = (...wanted: string[]) => view.hand.filter((card) => wanted.includes(card.use)).reduce((sum, card) => sum + card.copies, 0);
  const playable = (type: HandCard['type']) => view.hand.filter((card) => card.type === type && card.use === 'PLAYABLE').length;
  const ways: [SpIconName, string, boolean][] = own
    ? [
        ['scheme', say('web.spartacus.turn.play', { count: playable('SCHEME') }), playable('SCHEME') > 0],
        ['reaction', say('web.spartacus.turn.react', { count: playable('REACTION') }), playable('REACTION') > 0],
        ['deal', say('web.spartacus.turn.support', { count: uses('NEEDS_SUPPORT') }), uses('NEEDS_SUPPORT') > 0],
        ['shield', say('web.spartacus.turn.guards', { count: uses('DEPLOYABLE') }), uses('DEPLOYABLE') > 0],
        ['coins', say('web.spartacus.turn.cash'), options.some((option) => option.move.type === 'CashIn')],
        ['temple', say('web.spartacus.turn.rules'), options.some((option) => option.move.type === 'UseHouseRule')],
      ]
    : [
        ['shield', say('web.spartacus.turn.guards', { count: uses('DEPLOYABLE') }), uses('DEPLOYABLE') > 0],
        ['deal', say('web.spartacus.turn.bargain'), true],
      ];
  return (
    <Box label={say('web.spartacus.turn')} class="turn">
      <div>
        <h2>
          <Pennant seat={top.seat} />
          {own ? say('web.spartacus.turn.yours') : say('web.spartacus.turn.other', { house: nameOf(view, names, top.seat) })}
        </h2>
        <p class="soft">{say(own ? 'web.spartacus.turn.how' : 'web.spartacus.turn.meanwhile')} <RuleLink rule="SP-INT-4" /></p>
        <ul class="ways">
          {ways.filter(([, , possible]) => possible).map(([icon, text]) => <li key={text}><SpIcon name={icon} />{text}</li>)}
        </ul>
        <Foot bare without={['React']} />
      </div>
      <JustNow />
    </Box>
  );
}

/** The card in the reader's fingers: all that it says, and what can be done with it. */
function ChosenCard({ card }: { card: HandCard }) {
  const board = useBoard();
  const { names, me, choose } = board;
  const moves = movesOf(board, card);
  const support = card.use === 'NEEDS_SUPPORT' ? card.support : [];
  return (
    <Box label={cardName(card.card)} class="turn picked-card">
      <div>
        <h2>
          {card.type !== 'GUARD' && <span class={`req ${card.type === 'REACTION' ? 'rea' : 'sch'}`}>{card.requirement}</span>}
          {cardName(card.card)}
          <small class="soft">{say(`web.spartacus.type.${card.type}`)}</small>
          <Button look="icon" icon="x" class="put-back" aria-label={say('web.spartacus.card.back')} onClick={() => choose({})} />
        </h2>
        <p class="big-text">{cardText(card.card)}</p>
        {card.type !== 'GUARD' && <p class="soft">{say('web.spartacus.card.needs', { requirement: card.requirement, influence: me?.influence ?? 0, missing: card.missing })}</p>}
        {support.length > 0 && (
          <p class="could">
            {support.map(({ seat, influence, enough }) => (
              <span key={seat} class={enough ? 'good' : 'soft'}><Emblem seat={seat} size="s" label={names.of(seat)} /> +{influence} {enough && <Icon name="check" />}</span>
            ))}
            <small class="soft">{say('web.spartacus.card.could')}</small>
          </p>
        )}
      </div>
      <div class="do">
        <CardVerbs moves={moves} />
      </div>
    </Box>
  );
}

/** What happened last, for those who don't look at the log. */
export function JustNow() {
  const { past, names, data } = useBoard();
  if (past.just.length === 0) return null;
  return (
    <div class="just">
      <h3>{say('web.spartacus.just')}</h3>
      <ol>
        {past.just.map((line, i) => (
          <li key={i}>
            <LogLine line={line} names={names} data={data} />
          </li>
        ))}
      </ol>
    </div>
  );
}

// schemes ----------------------------------------------------------------------------------------

/** The scheme on the bench: whose influence it has, whose it could have, and what it needs. */
function SchemeBench({ scheme }: { scheme: SchemeView }) {
  const board = useBoard();
  const { view, names, options, option, does, whyNot } = board;
  const own = scheme.seat === view.you;
  const turnUps = ofType(options, 'TurnUp', 'PlayScheme');
  const grant = option({ type: 'GrantSupport' });
  const refuse = option({ type: 'RefuseSupport' });
  const withdraw = option({ type: 'Withdraw' });
  const down = scheme.stage === 'FACEDOWN';
  const lacking = scheme.supporters.find((one) => one.support !== 'GRANTED');
  return (
    <Box label={say('web.spartacus.scheme')} class="bench" aimed={view.you !== null && scheme.targeted.includes(view.you)}>
      <MiniCard scheme={scheme} />
      <div class="bench-mid">
        <ol class="steps">
          {(['FACEDOWN', 'FACEUP', 'DECLARED'] as const).map((stage, i) => (
            <li key={stage} class={scheme.stage === stage ? 'cur' : ''} aria-current={scheme.stage === stage ? 'step' : undefined}>
              <span class="n">{['I', 'II', 'III'][i]}</span>
              {say(`web.spartacus.stage.${stage}`)}
            </li>
          ))}
          <li><RuleLink rule="SP-INT-10" /></li>
        </ol>
        <SupportBar scheme={scheme} />
        <p class="sumtext">
          <span>
            {scheme.requirement === null
              ? say('web.spartacus.sum.hidden', { total: scheme.total })
              : say('web.spartacus.sum', { total: scheme.total, requirement: scheme.requirement, missing: scheme.missing ?? 0 })}
          </span>
          {own && down && <span class="soft">{say('web.spartacus.sum.others')}</span>}
        </p>
        <Tickets scheme={scheme} />
        {down && <p class="soft how">{say(own ? 'web.spartacus.support.how.own' : refuse ? 'web.spartacus.support.how.asked' : 'web.spartacus.support.how.other', { influence: board.me?.influence ?? 0 })}</p>}
      </div>
      <div class="do">
        {own && turnUps.length > 0 && <Aim options={turnUps} verb={say('web.spartacus.verb.turnUp')} primary />}
        {own && turnUps.length === 0 && down && (
          <Button notNow onClick={({ currentTarget }) => whyNot({ type: 'TurnUp', target: null, other: null }, currentTarget)}>
            {scheme.missing ? say('web.spartacus.turnUp.short', { missing: scheme.missing }) : say('web.spartacus.verb.turnUp')}
          </Button>
        )}
        {refuse && <ActOffers />}
        {grant && (
          <Button look={offersAtAct(board).length > 0 ? 'plain' : 'primary'} onClick={({ currentTarget }) => does(grant, currentTarget)} data-move="GrantSupport">
            {say('web.spartacus.grant', { influence: board.me?.influence ?? 0 })}
          </Button>
        )}
        {refuse && <Button data-move="RefuseSupport" onClick={({ currentTarget }) => does(refuse, currentTarget)}>{say('web.spartacus.refuse')}</Button>}
        {refuse && offersAtAct(board).length === 0 && <Bargain to={scheme.seat} terms={{ act: 'SUPPORT', actMine: true, getGold: 1 }} label={say('web.spartacus.bargain.price')} />}
        {own && down && lacking !== undefined && <Bargain to={lacking.seat} terms={{ act: 'SUPPORT', actMine: false, giveGold: 1 }} label={say('web.spartacus.bargain.pay')} />}
        {withdraw && <Button look="quiet" data-move="Withdraw" onClick={({ currentTarget }) => does(withdraw, currentTarget)}>{say('web.spartacus.withdraw')}</Button>}
        {scheme.target !== null && (
          <p class="fromto">
            <Pennant seat={scheme.seat} />
            <SpIcon name="eye" />
            <Pennant seat={scheme.target} />
            {nameOf(view, names, scheme.target)}
          </p>
        )}
        <Foot bare without={['TurnUp', 'PlayScheme', 'GrantSupport', 'RefuseSupport', 'Withdraw', 'AskSupport']} />
      </div>
    </Box>
  );
}

function MiniCard({ scheme }: { scheme: SchemeView }) {
  const { view, names } = useBoard();
  if (scheme.card === null) {
    return (
      <div class="mini back-card" role="img" aria-label={say('web.spartacus.facedown', { house: nameOf(view, names, scheme.seat) })}>
        <SpIcon name="mask" />
        <span class="down">{say('web.spartacus.facedown.short')}</span>
      </div>
    );
  }
  return (
    <div class="mini">
      <span class="mini-top">
        <span class="req">{scheme.requirement}</span>
        <small>{say('web.spartacus.needed')}</small>
      </span>
      <span class="cn">{cardName(scheme.card)}</span>
      <span class="tx">{cardText(scheme.card)}</span>
      {scheme.stage === 'FACEDOWN' && scheme.seat === view.you && (
        <span class="down">
          <SpIcon name="mask" />
          {say('web.spartacus.onlyYou')}
        </span>
      )}
    </div>
  );
}

/** One cell for each influence: own and granted full, asked for hatched, a mark at what is needed. */
function SupportBar({ scheme }: { scheme: SchemeView }) {
  const { view, names } = useBoard();
  const parts = [
    { seat: scheme.seat, influence: scheme.own, given: true },
    ...scheme.supporters.filter((one) => one.support === 'GRANTED').map((one) => ({ ...one, given: true })),
    ...scheme.supporters.filter((one) => one.support === 'ASKED').map((one) => ({ ...one, given: false })),
  ];
  const filled = parts.reduce((sum, part) => sum + part.influence, 0);
  const cells = Math.max(filled, scheme.requirement ?? 0, 1);
  let at = 0;
  return (
    <div class="sum" style={{ gridTemplateColumns: `repeat(${cells}, 1fr)` }} role="img"
      aria-label={parts.map((part) => `${nameOf(view, names, part.seat)} ${part.influence}${part.given ? '' : ` (${say('web.spartacus.support.ASKED')})`}`).join(', ')}>
      {parts.flatMap((part) => Array.from({ length: part.influence }, (_, i) => (
        <span key={`${part.seat}-${i}`} class={`u ${seatClass(part.seat)} ${part.given ? 'y' : 'q'}`} style={{ animationDelay: `${i * 60}ms` }} />
      )))}
      {Array.from({ length: cells - filled }, (_, i) => <span key={`e${i}`} class="u" />)}
      {parts.map((part) => {
        const left = (at / cells) * 100;
        at += part.influence;
        return (
          <span key={part.seat} class={`lab ${seatClass(part.seat)} ${part.given ? '' : 'q'}`} style={{ left: `${left}%` }}>
            <Emblem seat={part.seat} size="s" />
            {part.influence}
            {!part.given && '?'}
          </span>
        );
      })}
      {scheme.requirement !== null && (
        <span class="need" style={{ left: `calc(${(scheme.requirement / cells) * 100}% - 3px)` }}>
          <b>{scheme.requirement}</b>
        </span>
      )}
    </div>
  );
}

function Tickets({ scheme }: { scheme: SchemeView }) {
  const { view, names, option, does } = useBoard();
  const zone = useZone<HTMLDivElement>();
  return (
    <div class="tix" {...zone} role="group" aria-label={say('web.spartacus.supporters')}>
      {scheme.supporters.map(({ seat, influence, support }) => {
        const ask = option({ type: 'AskSupport', seat });
        const body = (
          <>
            <Pennant seat={seat} />
            <span>
              <b>{say(`web.spartacus.support.${support}`)}, +{influence}</b>
              <br />
              {ask ? say('web.spartacus.ask', { house: nameOf(view, names, seat) }) : nameOf(view, names, seat)}
            </span>
          </>
        );
        const look = `tk ${seatClass(seat)} ${support.toLowerCase()}`;
        return ask ? (
          <button key={seat} type="button" class={`${look} can`} data-stop data-ask={seat} onClick={({ currentTarget }) => does(ask, currentTarget)}>{body}</button>
        ) : (
          <span key={seat} class={look}>{body}</span>
        );
      })}
    </div>
  );
}

// windows ----------------------------------------------------------------------------------------

/** A big card and what it aims at, and the answers side by side. */
function WindowStage({ top }: { top: Pending | undefined }) {
  const { view } = useBoard();
  const reaction = top?.type === 'Reaction' ? top : null;
  const scheme = view.scheme;
  const card = reaction?.card ?? scheme?.card ?? null;
  const from = reaction?.seat ?? scheme?.seat ?? null;
  const target = reaction ? reaction.target : (scheme?.target ?? null);
  const aimed = view.you !== null && (target === view.you || (scheme?.targeted.includes(view.you) ?? false));
  return (
    <Box label={say('web.spartacus.window')} class="window" aimed={aimed}>
      {card && (
        <div class={`bigcard${reaction ? ' rea' : ''}`}>
          <small class="soft">
            <SpIcon name={reaction ? 'reaction' : 'scheme'} /> {say(reaction ? 'web.spartacus.type.REACTION' : 'web.spartacus.type.SCHEME')}
          </small>
          <span class="art"><SpIcon name={reaction ? 'reaction' : 'scheme'} /></span>
          <span class="cn">{cardName(card)}</span>
          <span class="tx">{cardText(card)}</span>
          {scheme && !reaction && scheme.requirement !== null && (
            <span class="ft2">
              <Icon name="check" />
              {say('web.spartacus.fixed', { total: scheme.total, requirement: scheme.requirement })}
            </span>
          )}
        </div>
      )}
      <div class="window-main">
        {from !== null && <FromTo from={from} target={target} note={aimed ? say('web.spartacus.youAreTarget') : undefined} />}
        {from === null && <JustNow />}
        {top?.type === 'GuardDie' && <GuardDie top={top} />}
        {top?.type !== 'GuardDie' && <EarlierGuards />}
        {top?.type === 'HealingRoll' && <HealDice top={top} />}
        <Answers />
      </div>
    </Box>
  );
}

function FromTo({ from, target, note }: { from: number; target: number | null; note?: string }) {
  const { view, names } = useBoard();
  return (
    <div class="fromto">
      <Pennant seat={from} />
      <span>{nameOf(view, names, from)}</span>
      {target !== null && <svg class="arr" viewBox="0 0 46 14" aria-label={say('web.spartacus.against')} role="img"><path d="M1 7H42M36 1L43 7L36 13" /></svg>}
      {target !== null && <Pennant seat={target} />}
      {target !== null && <span>{nameOf(view, names, target)}</span>}
      {note && <small class="soft">{note}</small>}
    </div>
  );
}

/** The guards who have stood up in vain: one more may try. */
function EarlierGuards() {
  const { past, view, names } = useBoard();
  if (!view.scheme || past.guards.length === 0) return null;
  return (
    <p class="rolled">
      {past.guards.map(({ die }, i) => <Die key={i} face={die} />)}
      {say('web.spartacus.guard.earlier', { house: nameOf(view, names, past.guards.at(-1)!.seat), count: past.guards.length })} <RuleLink rule="SP-INT-25" />
    </p>
  );
}

function GuardDie({ top }: { top: Extract<Pending, { type: 'GuardDie' }> }) {
  const { view, names } = useBoard();
  return (
    <p class={`rolled${top.success ? ' ok' : ''}`}>
      <Die face={top.die} class="tumble" />
      <SpIcon name={top.success ? 'shield' : 'brokenShield'} />
      {say(top.success ? 'web.spartacus.guard.foils' : 'web.spartacus.guard.fails', { house: nameOf(view, names, top.seat), die: top.die })}
    </p>
  );
}

// effects ----------------------------------------------------------------------------------------

function EffectStage({ top }: { top: Extract<Pending, { type: 'Effect' }> }) {
  const { view, names, options, does, data, chosen, choose } = useBoard();
  const name = top.card ? cardName(top.card) : top.asset ? cardName(top.asset) : top.rule ? ruleName(data, top.rule) : '';
  const text = top.card ? cardText(top.card) : top.asset ? abilityText(top.asset) : top.rule ? ruleText(data, top.rule) : '';
  const numbers = ofType(options, 'PickNumber');
  const answers = ofType(options, 'Answer');
  const picks = ofType(options, 'PickAsset');
  const zone = useZone<HTMLDivElement>();
  return (
    <Box label={name} class="window effect">
      <div class={`bigcard${top.card ? '' : ' rea'}`}>
        <small class="soft">
          <SpIcon name={top.card ? 'scheme' : top.rule ? 'temple' : 'person'} /> {say(top.card ? 'web.spartacus.effect.card' : top.rule ? 'web.spartacus.effect.rule' : 'web.spartacus.effect.ability')}
        </small>
        <span class="cn">{name}</span>
        <span class="tx">{text}</span>
      </div>
      <div class="window-main">
        <FromTo from={top.seat} target={top.target} />
        {top.chooser !== null && (
          <p class="question">
            {top.chooser !== view.you && <small class="soft">{say('web.spartacus.effect.other', { house: nameOf(view, names, top.chooser) })}</small>}
            {top.question && top.chooser === view.you && <b>{tell(top.question, names)}</b>}
          </p>
        )}
        {top.picked.length > 0 && <p class="picked">{top.picked.map((card) => <span key={card} class="badge t-good">{cardName(card)}</span>)}</p>}
        {numbers.length > 0 && (
          <div class="amounts" role="group">
            {numbers.map((option) => (
              <button key={option.move.number} type="button" class="coinbtn can" data-move="PickNumber" data-does={moveKey(option.move)} onClick={({ currentTarget }) => does(option, currentTarget)}>{option.move.number}</button>
            ))}
          </div>
        )}
        {answers.length > 0 && (
          <div class="row">
            {answers.map((option) => (
              <Button key={String(option.move.yes)} data-move="Answer" data-does={moveKey(option.move)} onClick={({ currentTarget }) => does(option, currentTarget)}>{say(option.move.yes ? 'web.spartacus.answer.yes' : 'web.spartacus.answer.no')}</Button>
            ))}
          </div>
        )}
        {picks.length > 0 && (
          <div class="picks" role="group" aria-label={say('web.spartacus.answers')} {...zone}>
            {picks.map((option) => {
              const asset = view.houses.flatMap((house) => house.assets).find((one) => one.card === option.move.card);
              return asset && <PickTile key={asset.card} asset={asset} on={chosen.asset === asset.card} press={() => choose(chosen.asset === asset.card ? {} : { asset: asset.card })} />;
            })}
          </div>
        )}
        {picks.map((option) => chosen.asset === option.move.card && (
          <div key={option.move.card} class="row">
            <Button look="primary" data-move="PickAsset" onClick={({ currentTarget }) => does(option, currentTarget)}>{say('web.spartacus.effect.take', { card: cardName(option.move.card) })}</Button>
          </div>
        ))}
        {options.some((option) => option.move.type === 'PickCard') && <p class="soft">{say('web.spartacus.effect.touchCard')}</p>}
        <Foot bare without={['PickNumber', 'Answer', 'PickCard', 'PickAsset']} />
      </div>
    </Box>
  );
}

// upkeep and setup -------------------------------------------------------------------------------

/** Whose wounds are rolled for, with what each face of the die means. */
function Healing({ top }: { top: Extract<Pending, { type: 'Healing' | 'HealingRoll' }> }) {
  const { view, names, options, does, data } = useBoard();
  const zone = useZone<HTMLDivElement>();
  const { heal, die: deadly } = data.rules.healing;
  const next = ofType(options, 'HealNext');
  const keep = ofType(options, 'KeepDie');
  const injured = top.type === 'Healing' ? top.injured : [top.card];
  return (
    <Box label={say('web.spartacus.healing')} class="ledgers">
      <div class="effect-what">
        <Pennant seat={top.seat} />
        <div>
          <h2>{say('web.spartacus.healing')}</h2>
          <p class="soft">
            {top.type === 'HealingRoll' ? '' : top.seat === view.you ? say('web.spartacus.healing.next') : say('web.spartacus.healing.other', { house: nameOf(view, names, top.seat) })} <RuleLink rule="SP-UPK-4" />
          </p>
        </div>
      </div>
      <div class="heal-faces" role="img" aria-label={say('web.spartacus.healing.text', { heal: Math.min(...heal), die: Math.max(...deadly) })}>
        {[1, 2, 3, 4, 5, 6].map((face) => (
          <span key={face} class={heal.includes(face) ? 'ok' : deadly.includes(face) ? 'dead' : ''}>
            <Die face={face} />
            <SpIcon name={heal.includes(face) ? 'bandage' : deadly.includes(face) ? 'skull' : 'drop'} />
            <small>{say(heal.includes(face) ? 'web.spartacus.healing.heals' : deadly.includes(face) ? 'web.spartacus.healing.kills' : 'web.spartacus.healing.stays')}</small>
          </span>
        ))}
      </div>
      {top.type === 'HealingRoll' && <HealDice top={top} />}
      <div class="picks" role="group" aria-label={say('web.spartacus.healing')} {...zone}>
        {injured.map((card) => {
          const roll = next.find((option) => option.move.card === card);
          const asset = view.houses.flatMap((house) => house.assets).find((one) => one.card === card);
          return roll && asset && (
            <button key={card} type="button" data-stop data-move="HealNext" data-does={moveKey(roll.move)} class="pick-tile gladiator can" onClick={({ currentTarget }) => does(roll, currentTarget)}>
              <SpIcon name={pictureOf(asset)} />
              <span>{verbOf(roll, names)}</span>
            </button>
          );
        })}
      </div>
      {keep.length > 0 && (
        <div class="row">
          {keep.map((option, i) => <Button key={i} data-move="KeepDie" data-does={moveKey(option.move)} onClick={({ currentTarget }) => does(option, currentTarget)}>{verbOf(option, names)}</Button>)}
        </div>
      )}
      <Foot bare without={['HealNext', 'KeepDie']} />
    </Box>
  );
}

function HealDice({ top }: { top: Extract<Pending, { type: 'HealingRoll' }> }) {
  return (
    <p class="rolled">
      {top.dice.map((die, i) => <Die key={`${i}-${die}`} face={die} class="tumble" />)}
      {say('web.spartacus.healing.rolled', { card: cardName(top.card), dice: top.dice.join(', ') })}
    </p>
  );
}

/** Who is paid: all, or those that are not let go. */
function Ledgers({ top }: { top: Extract<Pending, { type: 'Ledgers' }> }) {
  const { options, does, me } = useBoard();
  const zone = useZone<HTMLDivElement>();
  const [leaving, setLeaving] = useState<string[]>(top.yours ?? []);
  const asked = ofType(options, 'Ledger').length > 0 && me !== null;
  const gladiators = (me?.assets ?? []).filter((asset) => asset.kind === 'GLADIATOR' && asset.stand === 'READY');
  const unpaid = gladiators.filter((asset) => leaving.includes(asset.card)).map((asset) => asset.card);
  const { income, expense, needed } = me?.ledger ?? { income: 0, expense: 0, needed: 0 };
  const paid = expense - unpaid.length;
  const sealed = top.yours !== null && keyOf({ type: 'Ledger', unpaid: top.yours }) === keyOf({ type: 'Ledger', unpaid });
  return (
    <Box label={say('web.spartacus.ledgers')} class="ledgers">
      <div class="effect-what">
        <SpIcon name="ledger" />
        <div>
          <h2>{say('web.spartacus.ledgers')}</h2>
          <p class="soft">{say('web.spartacus.ledgers.how')} <RuleLink rule="SP-UPK-9" /></p>
          <p class="soft">{say('web.spartacus.sealed', { answered: top.answered.length, of: top.asked.length })}</p>
        </div>
      </div>
      {asked && (
        <>
          <div class="picks" role="group" aria-label={say('web.spartacus.ledgers.who')} {...zone}>
            {gladiators.map((asset) => {
              const goes = unpaid.includes(asset.card);
              return (
                <button key={asset.card} type="button" data-stop data-pay={asset.card} class={`pick-tile gladiator${goes ? ' chosen' : ' can'}`} aria-pressed={goes}
                  onClick={() => setLeaving(goes ? leaving.filter((card) => card !== asset.card) : [...leaving, asset.card])}>
                  <SpIcon name={pictureOf(asset)} />
                  <span>{cardName(asset.card)}</span>
                  <Stats of={asset} />
                  <small>{say(goes ? 'web.spartacus.ledgers.goes' : 'web.spartacus.ledgers.stays')}</small>
                </button>
              );
            })}
          </div>
          <div class="ledger-sum">
            <p class="eqn">
              <span><b>{me!.gold}</b> {say('web.spartacus.ledgers.gold')}</span>
              <span>+ <b>{income}</b> {say('web.spartacus.ledgers.income')}</span>
              <span>{'\u2212'} <b>{paid}</b> {say('web.spartacus.ledgers.expense')}</span>
              <span>= <b>{(me!.gold ?? 0) + income - paid}</b> {say('web.spartacus.ledgers.then')}</span>
            </p>
            {sealed ? <span class="soft"><SpIcon name="seal" /> {say('web.spartacus.bids.sealed')}</span> : unpaid.length < needed ? (
              <Button notNow>{say('web.spartacus.ledgers.short', { count: needed - unpaid.length })}</Button>
            ) : (
              <Button look="primary" data-move="Ledger" onClick={({ currentTarget }) => does({ move: { type: 'Ledger', unpaid } }, currentTarget)}>
                {unpaid.length === 0 ? say('web.spartacus.ledgers.all', { gold: paid }) : say('web.spartacus.ledgers.some', { count: unpaid.length, gold: paid })}
              </Button>
            )}
          </div>
        </>
      )}
      {!asked && <JustNow />}
    </Box>
  );
}

function ChoosingHouses({ top }: { top: Extract<Pending, { type: 'ChoosingHouses' }> }) {
  const { option, does, data, view, names, chosen, choose } = useBoard();
  const zone = useZone<HTMLDivElement>();
  const order = view.order.length === view.houses.length ? view.order : view.houses.map((house) => house.seat);
  const take = chosen.asset ? option({ type: 'ChooseHouse', house: chosen.asset }) : undefined;
  return (
    <Box label={say('web.spartacus.houses.choose')} class="choose-house">
      <h2>{top.chooser === view.you ? say('web.spartacus.houses.you') : say('web.spartacus.houses.other', { player: names.of(top.chooser) })}</h2>
      <p class="soft">{say('web.spartacus.houses.how', { win: view.winInfluence })} <RuleLink rule="SP-SET-2" /></p>
      <ol class="choosers" aria-label={say('web.spartacus.houses.order')}>
        {order.map((seat) => {
          const house = view.houses.find((one) => one.seat === seat)?.house ?? null;
          return (
            <li key={seat} class={`${seatClass(seat)}${seat === top.chooser ? ' cur' : ''}`} aria-current={seat === top.chooser ? 'step' : undefined}>
              <Emblem seat={seat} />
              <span>
                <b>{seat === view.you ? say('web.spartacus.youShort') : names.of(seat)}</b>
                <small>{house ? houseName(house) : say(seat === top.chooser ? 'web.spartacus.houses.now' : 'web.spartacus.houses.waits')}</small>
              </span>
              <span class="dice">{top.dice.map((roll, i) => (roll[seat] ?? 0) > 0 && <Die key={i} face={roll[seat]} class="tumble" />)}</span>
            </li>
          );
        })}
      </ol>
      <div class="house-cards" {...zone} role="group" aria-label={say('web.spartacus.houses.choose')}>
        {top.free.map((id) => {
          const house = data.houses.find((one) => one.id === id);
          const move = option({ type: 'ChooseHouse', house: id });
          const isChosen = chosen.asset === id;
          return (
            <button key={id} type="button" data-stop data-house={id} class={`house-card${move ? (isChosen ? ' chosen' : ' can') : ''}`} aria-pressed={move ? isChosen : undefined}
              onClick={({ currentTarget }) => move && (isChosen ? does(move, currentTarget) : choose({ asset: id }))}>
              <h3>{houseName(id)}</h3>
              {house && <Starting house={house} />}
              {house?.rules.map((rule) => (
                <p key={rule.id}>
                  <b>{ruleName(data, rule.id)}.</b> {ruleText(data, rule.id)}
                </p>
              ))}
              {isChosen && <span class="tick"><Icon name="check" /></span>}
            </button>
          );
        })}
      </div>
      {take && (
        <div class="foot">
          <Button look="primary" data-move="ChooseHouse" onClick={({ currentTarget }) => does(take, currentTarget)}>{say('web.spartacus.houses.take', { house: houseName(chosen.asset!) })}</Button>
        </div>
      )}
    </Box>
  );
}

/** With whom and what a house begins: a sign each. */
function Starting({ house }: { house: Data['houses'][number] }) {
  const { gladiators, slaves, guards, gold } = house.starting;
  return (
    <span class="starts" role="img" aria-label={say('web.spartacus.houses.starts', house.starting)}>
      <span>{Array.from({ length: gladiators }, (_, i) => <SpIcon key={i} name="galea" />)}</span>
      <span>{Array.from({ length: slaves }, (_, i) => <SpIcon key={i} name="person" />)}</span>
      <span>{Array.from({ length: guards }, (_, i) => <SpIcon key={i} name="shield" />)}</span>
      <span class="coin l">{gold}</span>
    </span>
  );
}

// what is left -----------------------------------------------------------------------------------

/** Moves that have a place of their own on the table. */
const PLACED: Move['type'][] = [
  'Announce', 'PlayScheme', 'CashIn', 'DiscardCard', 'DeployGuard', 'EndTurn', 'UseHouseRule', 'SellGuard', 'Sell', 'GiveGold', 'Accept', 'Decline', 'Retract', 'JudgePledge', 'Propose',
];
const ON_ASSETS: Move['type'][] = ['PickAsset', 'UseAbility', 'HealNext'];

/** The verbs of what is chosen, and every listed move that has no place of its own. */
export function Foot({ bare, without = [] }: { bare?: boolean; without?: Move['type'][] }) {
  const board = useBoard();
  const { options, chosen, does, names, yours, view } = board;
  if (!yours) return null;
  const atAsset = chosen.asset && !view.arena ? movesAt(board, chosen.asset) : [];
  const asset = chosen.asset ? view.houses.flatMap((house) => house.assets).find((one) => one.card === chosen.asset) : undefined;
  // beside the sand no house lies open
  const onTable = new Set(view.arena ? [] : view.houses.flatMap((house) => house.assets.map((one) => one.card)));
  const left = options.filter((option) => {
    const { type } = option.move;
    if (PLACED.includes(type) || without.includes(type)) return false;
    return !ON_ASSETS.includes(type) || !onTable.has((option.move as { card: string }).card);
  });
  if (atAsset.length === 0 && left.length === 0) return null;
  const content = (
    <>
      {asset && atAsset.length > 0 && <b class="chosen-name">{cardName(asset.card)}</b>}
      {atAsset.map((option, i) => <Doing key={`a${i}`} option={option} primary={atAsset.length === 1} />)}
      {left.map((option, i) => <Doing key={i} option={option} />)}
    </>
  );
  return bare ? <div class="foot">{content}</div> : <Box label={say('web.spartacus.doing')} class="thin"><div class="foot">{content}</div></Box>;

  function Doing({ option, primary }: { option: Option; primary?: boolean }) {
    const notes = (option.notes ?? []).map((note) => tell(note, names));
    return (
      <Button look={primary ? 'primary' : 'plain'} data-move={option.move.type} data-does={moveKey(option.move)} onClick={({ currentTarget }) => does(option, currentTarget)} title={notes.join(' ') || undefined}>
        {verbOf(option, names)}
        {option.price != null && <span class="coin">{option.price}</span>}
      </Button>
    );
  }
}

/** A form of the server's that has no drawing of its own. */
export function FormPanel({ move }: { move: Move['type'] }) {
  const { position, names, does } = useBoard();
  const form = formOf(position, move);
  const [order, setOrder] = useState<Order | null>(null);
  if (!form) return null;
  const now: Order = order ?? filled(form);
  return (
    <div class="form-panel">
      {form.fields.map((field) => (
        <Field key={field.name} field={field} game="spartacus" names={names} value={now[field.name] as Filled} called={cardName} change={(value) => setOrder({ ...now, [field.name]: value })} />
      ))}
      <Button look="primary" data-move={move} onClick={({ currentTarget }) => does({ move: now as unknown as Move }, currentTarget)}>{tell(form.title, names)}</Button>
    </div>
  );
}
