import { useEffect, useState } from 'preact/hooks';
import { Button, Emblem, Icon, moveKey, RuleLink, say, seatClass, tell, useZone } from '../../kit';
import { Answers, asksForAnswer } from './Answers';
import { Die, Pennant, pictureOf, SandScene, SpIcon } from './art';
import { useBoard } from './context';
import { speedGoing } from './draft';
import { ActOffers, Bargain, Stepper } from './Deals';
import { Field } from './Field';
import { LogLine } from './parts';
import { promptOf } from './prompt';
import { Foot, JustNow } from './Stage';
import { Strings } from './Strings';
import { Abilities, AssetTile, PickTile, Stats } from './Tiles';
import { abilityText, cardName, CORNERS, fieldOf, formOf, houseAt, keyOf, nameOf, now, NUMERALS, ofType, POOLS, type Commit, type Corner, type Entrant, type Event, type Fighter, type Giving, type Move, type Option, type Pool, type Wagers, verbOf } from './model';

/** Everything that happens on the sand and around it. */
export function ArenaStage() {
  const { view } = useBoard();
  const arena = view.arena;
  if (!arena) return null;
  if (arena.verdict) return <Verdict />;
  if (arena.match) return <Combat />;
  if (arena.wagers) return <Betting />;
  if (view.tournament) return null;
  if (arena.invitee === null && arena.entrants.length === 0 && arena.invitable.length === 0) return <NoMatch />;
  return <Invitations />;
}

const CORNER_ICON = { VICTORY_I: 'crown', VICTORY_II: 'crown', INJURY: 'drop', DECAPITATION: 'beheaded' } as const;

/** The host sits at the top edge with the thumb at rest. */
function HostBox() {
  const { view, names } = useBoard();
  return (
    <div class={`host-box ${seatClass(view.host)}${view.host === view.you ? ' power' : ''}`}>
      <span class="thumb"><SpIcon name="thumb" /></span>
      <span>
        <b>{view.host === view.you ? say('web.spartacus.host.you') : say('web.spartacus.host.is', { house: nameOf(view, names, view.host) })}</b>
        <small class="soft">{say(view.host === view.you ? 'web.spartacus.host.text.you' : 'web.spartacus.host.text')}</small>
      </span>
    </div>
  );
}

/** Before the invitations and after the verdict: what the match has brought, and whoever still may answer. */
function NoMatch() {
  const { view, must, past } = useBoard();
  return (
    <section class={`stage no-match${must ? ' yours' : ''}${view.window && past.settled.length > 0 ? ' asks' : ''}`} aria-label={say('web.spartacus.arena')}>
      <HostBox />
      <Result />
      <div class="window-main">
        <JustNow />
        {view.window && <Answers />}
        <Foot bare without={['Pass', 'UseAbility', 'React', 'UseHouseRule']} />
      </div>
    </section>
  );
}

// invitations ------------------------------------------------------------------------------------

function Invitations() {
  const { view, names, option, does, must, options } = useBoard();
  const zone = useZone<HTMLDivElement>();
  const { invitable, invitee, entrants, bound } = view.arena!;
  const decline = options.find((one) => one.move.type === 'DeclineInvitation');
  const commits = options.some((one) => one.move.type === 'Commit');
  const { position } = useBoard();
  const commitForm = formOf(position, 'Commit');
  return (
    <section class={`stage invite${must ? ' yours' : ''}`} aria-label={say('web.spartacus.invitations')}>
      <HostBox />
      <div class="entrants">
        {[0, 1].map((place) => {
          const entrant = entrants[place];
          return (
            <div key={place} class={`entrant${entrant ? ` ${seatClass(entrant.seat)}` : ' empty'}`}>
              <span class="numeral">{NUMERALS[place]}</span>
              {entrant ? <EntrantFace entrant={entrant} /> : <p class="soft">{say('web.spartacus.entrant.none')}</p>}
            </div>
          );
        })}
      </div>
      {invitee !== null && (
        <p class="invitee">
          <Pennant seat={invitee} />
          <b>{invitee === view.you ? say('web.spartacus.invited.you') : say('web.spartacus.invited', { house: nameOf(view, names, invitee) })}</b>
          {bound && <small class="badge">{say('web.spartacus.invited.bound')}</small>}
        </p>
      )}
      {invitee === null && (
        <p class="invitee soft">
          {say(view.host === view.you ? 'web.spartacus.invite.how' : 'web.spartacus.invite.wait', { house: nameOf(view, names, view.host), count: 2 - entrants.length })} <RuleLink rule="SP-ARN-3" />
        </p>
      )}
      {!view.window && <ActOffers />}
      <div class="invite-row" {...zone} role="group" aria-label={say('web.spartacus.invite.who')}>
        {view.houses.map(({ seat, fighters }) => {
          const move = option({ type: 'Invite', seat });
          return move ? (
            <button key={seat} type="button" data-stop data-invite={seat} class={`invite-house can ${seatClass(seat)}`} onClick={({ currentTarget }) => does(move, currentTarget)}>
              <Pennant seat={seat} />
              <span>
                <b>{say('web.spartacus.invite', { house: nameOf(view, names, seat) })}</b>
                <small>{say('web.spartacus.fighters', { count: fighters })}</small>
              </span>
            </button>
          ) : invitable.includes(seat) && invitee === null ? (
            <span key={seat} class={`invite-house ${seatClass(seat)}`}>
              <Pennant seat={seat} />
              <span>
                <b>{nameOf(view, names, seat)}</b>
                <small>{say('web.spartacus.fighters', { count: fighters })}</small>
              </span>
            </span>
          ) : null;
        })}
      </div>
      {(commits || commitForm) && <CommitBuilder />}
      <div class="foot">
        {invitee === null && view.you !== null && view.you !== view.host && <Bargain to={view.host} terms={{ act: 'INVITE', actMine: false, about: view.you, giveGold: 1 }} label={say('web.spartacus.bargain.invite')} />}
        {decline && <Button data-move="DeclineInvitation" onClick={({ currentTarget }) => does(decline, currentTarget)}>{[say('web.spartacus.invite.decline'), ...(decline.notes ?? []).map((note) => tell(note, names))].join(', ')}</Button>}
        {view.window && <Answers />}
        <Foot bare without={['Invite', 'Commit', 'DeclineInvitation', 'Pass', 'UseAbility', 'React']} />
      </div>
    </section>
  );
}

function EntrantFace({ entrant }: { entrant: Entrant }) {
  const { view, names } = useBoard();
  const { combatant } = entrant;
  return (
    <>
      <span class="arch"><SpIcon name={pictureOf(combatant)} /></span>
      <span>
        <b class="dsp">{cardName(combatant.card)}</b>
        <small>
          <Emblem seat={entrant.seat} size="s" /> {nameOf(view, names, entrant.seat)}
        </small>
        <Stats of={combatant} />
        {combatant.champion ? <small><SpIcon name="crown" /> {say('web.spartacus.champion')}</small> : combatant.favors > 0 && <small><SpIcon name="palm" /> {say('web.spartacus.favors', { count: combatant.favors })}</small>}
        <Abilities asset={combatant} />
        {entrant.equipment.length === 0 && <small class="soft">{say('web.spartacus.entrant.bare')}</small>}
        {entrant.equipment.map((item) => (
          <p key={item.card} class="ability"><SpIcon name={pictureOf(item)} /> <b>{cardName(item.card)}.</b> {abilityText(item.card)}</p>
        ))}
      </span>
    </>
  );
}

const SLOTS: Record<string, number> = { WEAPON: 0, ARMOR: 1, SPECIAL: 2 };

/** Chooses a combatant and its equipment among what the server lists. */
export function CommitBuilder() {
  const { options, position, me, does, chosen, choose } = useBoard();
  const zone = useZone<HTMLDivElement>();
  const [gear, setGear] = useState<string[]>([]);
  const commits = ofType(options, 'Commit');
  const form = formOf(position, 'Commit');
  const fighters = commits.length > 0 ? new Set(commits.map((one) => one.move.combatant)) : new Set(fieldOf(form, 'combatant', 'Choice')?.values ?? []);
  const fighter = chosen.asset && fighters.has(chosen.asset) ? chosen.asset : fighters.size === 1 ? [...fighters][0] : undefined;
  const bearable = new Set(
    commits.length > 0 ? commits.filter((one) => one.move.combatant === fighter).flatMap((one) => one.move.equipment) : (fieldOf(form, 'equipment', 'Several')?.values ?? []),
  );
  const assets = me?.assets ?? [];
  const slot = (card: string) => SLOTS[assets.find((one) => one.card === card)?.slot ?? ''] ?? 3;
  const chosenGear = gear.filter((card) => bearable.has(card)).sort((a, b) => slot(a) - slot(b));
  const move: Commit | null = fighter ? { type: 'Commit', combatant: fighter, equipment: chosenGear } : null;
  const option = move && (commits.length > 0 ? commits.find((one) => keyOf(one.move) === keyOf(move)) : { move });
  return (
    <div class="commit" role="group" aria-label={say('web.spartacus.commit')}>
      <p><b>{say('web.spartacus.commit')}</b> <RuleLink rule="SP-ARN-5" /></p>
      <div class="row wrap" {...zone}>
        {assets.filter((asset) => fighters.has(asset.card)).map((asset) => (
          <PickTile key={asset.card} asset={asset} on={fighter === asset.card} press={() => choose({ asset: asset.card })} />
        ))}
        <span class="divide" />
        {assets.filter((asset) => asset.kind === 'EQUIPMENT' && bearable.has(asset.card)).map((asset) => (
          <PickTile key={asset.card} asset={asset} on={chosenGear.includes(asset.card)}
            press={() => setGear(gear.includes(asset.card) ? gear.filter((one) => one !== asset.card) : [...gear.filter((one) => slot(one) !== slot(asset.card)), asset.card])} />
        ))}
      </div>
      {option && (
        <Button look="primary" data-move="Commit" onClick={({ currentTarget }) => does(option, currentTarget)}>
          {say('web.spartacus.commit.send', { card: cardName(fighter!), count: chosenGear.length })}
        </Button>
      )}
    </div>
  );
}

// wagers -----------------------------------------------------------------------------------------

function Betting() {
  const { view, must } = useBoard();
  const { entrants, wagers } = view.arena!;
  return (
    <section class={`stage betting${must ? ' yours' : ''}`} aria-label={say('web.spartacus.wagers')}>
      <HostBox />
      <div class="entrants">
        {entrants.map((entrant, i) => (
          <div key={entrant.combatant.card} class={`entrant ${seatClass(entrant.seat)}`}>
            <span class="numeral">{NUMERALS[i]}</span>
            <EntrantFace entrant={entrant} />
          </div>
        ))}
      </div>
      {wagers!.odds && (
        <p class="odds-line">
          <SpIcon name="dice" /> {say('web.spartacus.odds', { one: wagers!.odds.victoryI, two: wagers!.odds.victoryII, injury: wagers!.odds.injury, decapitation: wagers!.odds.decapitation })}
        </p>
      )}
      <p class="soft">
        {say(wagers!.sealed ? 'web.spartacus.wagers.sealed' : 'web.spartacus.wagers.open')} {say('web.spartacus.sealed', { answered: wagers!.answered.length, of: wagers!.asked.length })} <RuleLink rule="SP-WAG-1" />
      </p>
      <WagerForm />
      {view.window && <Answers />}
      <Foot bare without={['PlaceWagers', 'Pass', 'UseAbility', 'React']} />
    </section>
  );
}

const FIELDS: Record<Corner, keyof Omit<Wagers, 'type'>> = { VICTORY_I: 'victoryI', VICTORY_II: 'victoryII', INJURY: 'injury', DECAPITATION: 'decapitation' };

const sumOf = (wagers: Wagers) => wagers.victoryI + wagers.victoryII + wagers.injury + wagers.decapitation;

/** Four corners, each with its odds, who has staked what, and the own stake. */
function WagerForm() {
  const { view, position, options, does, option } = useBoard();
  const { wagers } = view.arena!;
  const listedMoves = ofType(options, 'PlaceWagers');
  const form = formOf(position, 'PlaceWagers');
  const can = listedMoves.length > 0 || form !== undefined;
  const [stake, setStake] = useState<Wagers | null>(null);
  if (!wagers) return null;
  const now: Wagers = stake ?? wagers.yours ?? { type: 'PlaceWagers', victoryI: 0, victoryII: 0, injury: 0, decapitation: 0 };
  const total = sumOf(now);
  const purse = wagers.free + (wagers.yours ? sumOf(wagers.yours) : 0); // a sealed wager can still be made again
  const move = listedMoves.length > 0 && !form ? option(now) : { move: now };
  const sealed = wagers.yours !== null && keyOf(wagers.yours) === keyOf(now);
  return (
    <>
      <div class="corners">
        {CORNERS.map((corner) => {
          const seen = wagers.corners.find((one) => one.corner === corner);
          const barred = wagers.barred === corner;
          const field = fieldOf(form, FIELDS[corner], 'Amount');
          const most = Math.min(field?.most ?? wagers.most, now[FIELDS[corner]] + Math.max(0, purse - total));
          return (
            <div key={corner} class={`wag${barred ? ' barred' : ''}`}>
              <CornerHead corner={corner} pays={seen?.pays ?? 1} />
              <Stakes corner={corner} />
              {can && (barred ? <small class="soft"><Icon name="lock" /> {say('web.spartacus.wagers.barred')}</small> : (
                <>
                  <Stepper label={say('web.spartacus.wagers.stake')} name={say(`web.spartacus.corner.${corner}`)} value={now[FIELDS[corner]]} least={0} most={most} set={(gold) => setStake({ ...now, [FIELDS[corner]]: gold })} />
                  <small class="soft">{now[FIELDS[corner]] > 0 ? say('web.spartacus.wagers.wins', { gold: now[FIELDS[corner]] * (seen?.pays ?? 1) }) : say('web.spartacus.wagers.most', { most: wagers.most })}</small>
                </>
              ))}
            </div>
          );
        })}
      </div>
      {can && (
        <div class="foot">
          <span class="soft">{say('web.spartacus.wagers.free', { gold: purse })}</span>
          {move && !sealed && (
            <Button look="primary" data-move="PlaceWagers" onClick={({ currentTarget }) => does(move, currentTarget)}>
              {total > 0 ? say('web.spartacus.wagers.send', { gold: total }) : say('web.spartacus.wagers.none')}
            </Button>
          )}
          {sealed && <span><SpIcon name="seal" /> {say('web.spartacus.bids.sealed')}</span>}
        </div>
      )}
    </>
  );
}

function CornerHead({ corner, pays }: { corner: Corner; pays: number }) {
  return (
    <h3>
      <SpIcon name={CORNER_ICON[corner]} />
      {say(`web.spartacus.corner.${corner}`)}
      <small class="odds">{pays} : 1</small>
    </h3>
  );
}

function Stakes({ corner }: { corner: Corner }) {
  const { view, names } = useBoard();
  const stakes = view.arena?.wagers?.corners.find((one) => one.corner === corner)?.stakes ?? [];
  return (
    <div class="stakes">
      {stakes.length === 0 && <small class="soft">{say('web.spartacus.wagers.empty')}</small>}
      {stakes.map(({ seat, gold }) => (
        <span key={seat} class={`stake${seat === view.you ? ' mine' : ''}`}>
          <Emblem seat={seat} size="s" label={names.of(seat)} />
          <span class="coin">{gold}</span>
        </span>
      ))}
    </div>
  );
}

/** A corner of the sand while the match goes on. */
function WagerCorner({ corner, place }: { corner: Corner; place: string }) {
  const { view } = useBoard();
  const seen = view.arena?.wagers?.corners.find((one) => one.corner === corner);
  if (!seen) return null;
  return (
    <div class={`wag at-${place}`}>
      <CornerHead corner={corner} pays={seen.pays} />
      <Stakes corner={corner} />
    </div>
  );
}

// combat -----------------------------------------------------------------------------------------

/** What is done elsewhere on the sand than in the row of verbs. */
const PLACED: Move['type'][] = ['GiveUp', 'ChooseOrder', 'DefendWith', 'ForceReroll', 'Attack', 'EndCombatTurn', 'MoveTo', 'Reroll', 'Pass', 'UseAbility', 'React', 'UseGuard', 'UseHouseRule'];

function Combat() {
  const { view, must, options } = useBoard();
  const match = view.arena!.match!;
  const [first, second, ...more] = match.fighters;
  const rerolling = options.some((option) => option.move.type === 'Reroll');
  const answering = match.exchange === null && (view.window !== null || asksForAnswer(options));
  return (
    <div class={`combat${match.exchange ? ' exchange' : ''}${rerolling ? ' rerolling' : ''}${answering ? ' answers-only' : ''}`}>
      {first && <Combatant fighter={first} />}
      <section class="sandbox" aria-label={say('web.spartacus.arena')}>
        {!match.tournament && (
          <>
            <HostBox />
            <WagerCorner corner="VICTORY_I" place="tl" />
            <WagerCorner corner="VICTORY_II" place="tr" />
            <WagerCorner corner="INJURY" place="bl" />
            <WagerCorner corner="DECAPITATION" place="br" />
          </>
        )}
        <Field />
        {match.odds && (
          <p class="odds-line">
            <SpIcon name="dice" /> {say('web.spartacus.odds', { one: match.odds.victoryI, two: match.odds.victoryII, injury: match.odds.injury, decapitation: match.odds.decapitation })}
          </p>
        )}
        {more.length > 0 && <div class="row">{more.map((fighter) => <Combatant key={fighter.number} fighter={fighter} small />)}</div>}
      </section>
      {second && <Combatant fighter={second} />}
      {answering ? (
        <section class={`str answering${must ? ' yours' : ''}`} aria-label={say('web.spartacus.window')}>
          <Answers />
          <Foot bare without={PLACED} />
        </section>
      ) : (
        <>
          <Strings />
          <section class={`doing${must ? ' yours' : ''}`} aria-label={say('web.spartacus.doing')}>
            <CombatDoing />
          </section>
        </>
      )}
    </div>
  );
}

/** One combatant: its pools as dice, what it bears and what it can do. */
function Combatant({ fighter, small }: { fighter: Fighter; small?: boolean }) {
  const { view, names } = useBoard();
  const { entrant } = fighter;
  const { combatant } = entrant;
  const full = fighter.fullAtk + fighter.fullDef + fighter.fullSpd;
  const pools = [[fighter.atk, fighter.fullAtk, 'gladius'], [fighter.def, fighter.fullDef, 'roundShield'], [fighter.spd, fighter.fullSpd, 'sandal']] as const;
  const acts = view.arena?.match?.acting === fighter.number;
  const giving = view.arena?.match?.giving;
  const going = giving?.fighter === fighter.number ? giving.left : 0;
  return (
    <section class={`cmb ${seatClass(fighter.seat)}${small ? ' small' : ''}${acts ? ' acts' : ''}${fighter.defeat === 'NONE' ? '' : ' beaten'}`}
      aria-label={say('web.spartacus.combatant', { numeral: NUMERALS[fighter.team]!, card: cardName(combatant.card) })}>
      <div class="cmb-head">
        <span class="arch">
          <SpIcon name={pictureOf(combatant)} />
          <span class="n">{NUMERALS[fighter.team]}</span>
        </span>
        <div>
          <h3>{cardName(combatant.card)}</h3>
          <p class="soft">
            <Emblem seat={fighter.seat} size="s" /> {fighter.seat === view.you ? say('web.spartacus.youShort') : nameOf(view, names, fighter.seat)}
          </p>
          {combatant.champion && <p><span class="fav flat"><span class="cr"><SpIcon name="crown" /></span></span> {say('web.spartacus.champion')}</p>}
          {!combatant.champion && combatant.favors > 0 && <p><span class="fav flat"><span><SpIcon name="palm" /></span></span> {say('web.spartacus.favors', { count: combatant.favors })}</p>}
          {fighter.defeat !== 'NONE' && <p class="bad"><SpIcon name={fighter.defeat === 'DECAPITATION' ? 'skull' : 'drop'} /> {say(`web.spartacus.defeat.${fighter.defeat}`)}</p>}
        </div>
      </div>
      <div class="pools">
        {POOLS.map((pool, i) => {
          const [left, of, icon] = pools[i]!;
          return (
            <div key={pool} class="pool" role="img" aria-label={say('web.spartacus.pool', { pool, left, of })}>
              <span class="lbl"><SpIcon name={icon} />{pool}</span>
              <span class="dice">
                {Array.from({ length: Math.max(of, left) }, (_, d) => (d < left ? <Die key={d} pool={pool} /> : <span key={d} class="slot" />))}
              </span>
              <b>{left}</b>
            </div>
          );
        })}
      </div>
      <div class="health" aria-hidden="true">
        {Array.from({ length: Math.max(full, fighter.health) }, (_, i) => <i key={i} class={i >= fighter.health ? 'gone' : i >= fighter.health - going ? 'going' : ''} />)}
      </div>
      <small class="soft health-note">
        {say('web.spartacus.health', { left: fighter.health, of: full })}
        {going > 0 && <b>{say('web.spartacus.health.going', { count: going })}</b>}
      </small>
      <div class="cmb-more">
        <Abilities asset={combatant} />
        <div class="gear">
          {entrant.equipment.map((item) => (
            <AssetTile key={item.card} asset={item} house={houseAt(view, fighter.seat)} still />
          ))}
          {entrant.equipment.length === 0 && <small class="soft">{say('web.spartacus.entrant.bare')}</small>}
        </div>
      </div>
    </section>
  );
}

/** What is asked of the reader in the fight. */
function CombatDoing() {
  const board = useBoard();
  const { view, names, options, does, yours } = board;
  const match = view.arena!.match!;
  const exchange = match.exchange;
  const order = ofType(options, 'ChooseOrder');
  const defend = ofType(options, 'DefendWith');
  const forced = ofType(options, 'ForceReroll');
  const attacks = ofType(options, 'Attack');
  const end = options.find((option) => option.move.type === 'EndCombatTurn');
  const steps = options.filter((option) => option.move.type === 'MoveTo').length;
  const actor = match.fighters.find((fighter) => fighter.number === match.acting);
  if (match.giving) return <GiveUp key={`${match.giving.fighter} ${match.giving.left} ${match.round}`} giving={match.giving} />;
  if (!yours || now(view)?.type === 'Effect') return <Waiting />;
  return (
    <>
      {order.length > 0 && (
        <Ask title={say('web.spartacus.order')}>
          {order.map((option) => <Do key={String(option.move.first)} option={option} />)}
        </Ask>
      )}
      {defend.length > 0 && (
        <Ask title={say('web.spartacus.defend')}>
          {defend.map((option) => (
            <Button key={option.move.pool} data-move="DefendWith" data-does={moveKey(option.move)} onClick={({ currentTarget }) => does(option, currentTarget)}>
              <Die pool={option.move.pool} /> {verbOf(option, names)}
            </Button>
          ))}
        </Ask>
      )}
      {forced.length > 0 && (
        <Ask title={say('web.spartacus.forced')}>
          {forced.map((option) => (
            <button key={option.move.face} type="button" class="die-btn can" data-does={moveKey(option.move)} aria-label={tell(option.told, names)} onClick={({ currentTarget }) => does(option, currentTarget)}><Die face={option.move.face} /></button>
          ))}
        </Ask>
      )}
      {(attacks.length > 0 || end || steps > 0) && (
        <Ask title={say('web.spartacus.fight.turn', { steps })} more={
          <p class="facts">
            {attacks.length === 0 && !match.attacked && <span>{say('web.spartacus.fight.far', { reach: match.reach })}</span>}
            {match.attacked && <span>{say('web.spartacus.fight.attacked')}</span>}
            {match.moved && !match.attacked && <span>{say('web.spartacus.fight.moved')}</span>}
          </p>
        }>
          {attacks.map((option, i) => {
            const target = match.fighters.find((fighter) => fighter.number === option.move.target);
            return (
              <Button key={i} look={i === 0 ? 'primary' : 'plain'} data-move="Attack" data-does={moveKey(option.move)} onClick={({ currentTarget }) => does(option, currentTarget)}>
                <SpIcon name={option.move.speed ? 'javelin' : 'swords'} />
                {say(option.move.speed ? 'web.spartacus.attack.speed' : 'web.spartacus.attack', { card: target ? cardName(target.entrant.combatant.card) : '' })}
                {actor && target && <small class="dice-facts">{say(option.move.speed ? 'web.spartacus.attack.dice.speed' : 'web.spartacus.attack.dice', { attack: option.move.speed ? actor.spd : actor.atk, defense: target.def })}</small>}
              </Button>
            );
          })}
          {end && <Button data-move="EndCombatTurn" onClick={({ currentTarget }) => does(end, currentTarget)}>{say('web.spartacus.fight.end')}</Button>}
          {match.stallIn <= 3 && <small class="soft">{say('web.spartacus.stall', { rounds: match.stallIn })}</small>}
        </Ask>
      )}
      {exchange && (view.window || asksForAnswer(options)) && <Answers />}
      <Foot bare without={PLACED} />
    </>
  );

  function Do({ option }: { option: Option }) {
    return <Button data-move={option.move.type} data-does={moveKey(option.move)} onClick={({ currentTarget }) => does(option, currentTarget)}>{verbOf(option, names)}</Button>;
  }
}

function Waiting() {
  const { names, position } = useBoard();
  return (
    <>
      {position.awaited.length > 0 && <p class="soft">{promptOf(position, names)}</p>}
      <JustNow />
    </>
  );
}

function Ask({ title, children, more }: { title: string; children: preact.ComponentChildren; more?: preact.ComponentChildren }) {
  return (
    <div class="ask-box">
      <h3>{title}</h3>
      <div class="row wrap">{children}</div>
      {more}
    </div>
  );
}

/** Dice to give up: a row a pool; what the Rule of One protects is dashed and says so. All go in one answer. */
function GiveUp({ giving }: { giving: Giving }) {
  const { view, names, options, doesAll } = useBoard();
  const match = view.arena!.match!;
  const fighter = match.fighters.find((one) => one.number === giving.fighter)!;
  const mine = options.some((option) => option.move.type === 'GiveUp');
  const only = giving.ways.length === 1 ? giving.ways[0]! : null;
  const [picked, setPicked] = useState<Record<Pool, number>>(only ? given(only) : NONE);
  const zone = useZone<HTMLDivElement>();
  useEffect(() => {
    speedGoing.value = mine ? picked.SPD : 0;
    return () => void (speedGoing.value = 0);
  }, [picked.SPD, mine]);
  const left = { ATK: fighter.atk, DEF: fighter.def, SPD: fighter.spd };
  const total = picked.ATK + picked.DEF + picked.SPD;
  const fits = (wish: Record<Pool, number>) => giving.ways.some((way) => POOLS.every((pool) => wish[pool] <= given(way)[pool]));
  const way = mine ? giving.ways.find((one) => POOLS.every((pool) => given(one)[pool] === picked[pool])) : undefined;
  // with a single die another pool takes the place of the one that was chosen
  const more = (pool: Pool) => (giving.left === 1 ? { ...NONE, [pool]: 1 } : { ...picked, [pool]: picked[pool] + 1 });
  const what = POOLS.filter((pool) => picked[pool] > 0).map((pool) => `${pool} ${picked[pool]}`).join(', ');
  return (
    <>
      <h3 class="give-title">
        {mine ? say('web.spartacus.giveUp', { count: giving.left }) : say('web.spartacus.giveUp.other', { house: nameOf(view, names, fighter.seat), count: giving.left })}
        {mine && <small class="soft">{say('web.spartacus.giveUp.chosen', { chosen: total, of: giving.left })}</small>}
      </h3>
      <div class="give" {...zone} role="group" aria-label={say('web.spartacus.giveUp', { count: giving.left })}>
        {POOLS.map((pool) => {
          const canMore = mine && picked[pool] < left[pool] && fits(more(pool));
          const canLess = mine && picked[pool] > 0 && !only;
          const isProtected = giving.protectedPools.includes(pool);
          return (
            <div key={pool} class={`gp${mine && (canMore || picked[pool] > 0) ? '' : ' lock'}`}>
              <span class="lb"><b>{pool}</b> {picked[pool] > 0 ? <>{left[pool]} {'\u203a'} {left[pool] - picked[pool]}</> : left[pool]}</span>
              <span class="dice">{Array.from({ length: left[pool] }, (_, i) => <Die key={i} pool={pool} class={i >= left[pool] - picked[pool] ? 'going' : ''} />)}</span>
              {isProtected ? (
                <small class="soft"><Icon name="lock" /> {say('web.spartacus.ruleOfOne')} <RuleLink rule="SP-CMB-28" /></small>
              ) : mine && left[pool] > 0 && (
                <span class="pm">
                  <button type="button" data-stop data-keep={pool} aria-label={say('web.spartacus.giveUp.less', { pool })} aria-disabled={!canLess || undefined}
                    onClick={() => canLess && setPicked({ ...picked, [pool]: picked[pool] - 1 })}>{'\u2212'}</button>
                  <output aria-live="polite" aria-label={say('web.spartacus.giveUp.count', { pool, count: picked[pool] })}>{picked[pool]}</output>
                  <button type="button" class={canMore ? 'can' : ''} data-stop data-give={pool} aria-label={say('web.spartacus.giveUp.one', { pool, from: left[pool] - picked[pool], to: left[pool] - picked[pool] - 1 })} aria-disabled={!canMore || undefined}
                    onClick={() => canMore && setPicked(more(pool))}>+</button>
                </span>
              )}
            </div>
          );
        })}
      </div>
      <div class="health" aria-hidden="true">
        {Array.from({ length: fighter.fullAtk + fighter.fullDef + fighter.fullSpd }, (_, i) => (
          <i key={i} class={i >= fighter.health ? 'gone' : i >= fighter.health - giving.left ? 'going' : ''} />
        ))}
      </div>
      <div class="ladder">
        <span>
          <b>{say('web.spartacus.giveUp.left', { count: fighter.health - giving.left })}</b>
          <small class="soft">{say(mine && picked.SPD > 0 && left.SPD > 0 ? 'web.spartacus.ladder.speed' : 'web.spartacus.ladder')}</small>
        </span>
        {mine && (way ? (
          <Button look="primary" data-move="GiveUp" onClick={({ currentTarget }) => doesAll(way.moves.map((pool) => ({ type: 'GiveUp', pool })), currentTarget)}>{say('web.spartacus.giveUp.send', { what })}</Button>
        ) : (
          <Button notNow>{say('web.spartacus.giveUp.more', { count: giving.left - total })}</Button>
        ))}
      </div>
    </>
  );
}

const NONE: Record<Pool, number> = { ATK: 0, DEF: 0, SPD: 0 };

function given({ atk, def, spd }: Giving['ways'][number]): Record<Pool, number> {
  return { ATK: atk, DEF: def, SPD: spd };
}

// verdict ----------------------------------------------------------------------------------------

function Verdict() {
  const board = useBoard();
  const { view, names, option, does, whyNot, must, past } = board;
  const verdict = view.arena!.verdict!;
  const { loser } = verdict;
  const fighters = view.arena!.match?.fighters ?? [];
  const entrants = fighters.length > 0 ? fighters.map((fighter) => fighter.entrant) : view.arena!.entrants;
  const victor = entrants.find((entrant) => entrant.combatant.card !== loser.combatant.card);
  const winner = victor?.seat ?? verdict.host;
  const up = option({ type: 'Judge', up: true });
  const down = option({ type: 'Judge', up: false });
  const name = cardName(loser.combatant.card);
  const host = houseAt(view, verdict.host);
  const offers = view.offers.filter((offer) => offer.terms.act === 'THUMB_UP' || offer.terms.act === 'THUMB_DOWN');
  return (
    <div class={`verdict${must ? ' yours' : ''}${past.settled.length > 0 ? ' with-result' : ''}`}>
      <Result victor={victor ? cardName(victor.combatant.card) : nameOf(view, names, winner)} />
      <section class="scene" aria-label={say('web.spartacus.arena')}>
        <SandScene winner={winner} loser={loser.seat} />
        <span class={`plate ${seatClass(winner)}`}>
          <Emblem seat={winner} />
          <span><b class="dsp">{victor ? cardName(victor.combatant.card) : nameOf(view, names, winner)}</b>{nameOf(view, names, winner)}, {say('web.spartacus.verdict.winner')}</span>
        </span>
        <span class={`plate right ${seatClass(loser.seat)}`}>
          <Emblem seat={loser.seat} />
          <span><b class="dsp">{name}</b>{nameOf(view, names, loser.seat)}, {say(`web.spartacus.defeat.${verdict.defeat}`)}</span>
        </span>
      </section>
      {(up || down) && <ActOffers />}
      <div class="thumbs">
        {([['up', up], ['down', down]] as const).map(([which, judge]) => (
          <button key={which} type="button" class={`tc ${which}${judge ? ' can' : ''}${which === 'down' && !verdict.downAllowed ? ' not' : ''}`} data-move={judge ? 'Judge' : undefined} data-thumb={which}
            aria-disabled={judge ? undefined : true}
            onClick={({ currentTarget }) => (judge ? does(judge, currentTarget) : view.you === verdict.host && whyNot({ type: 'Judge', up: which === 'up' }, currentTarget))}>
            <span class="md"><SpIcon name={which === 'up' ? 'thumb' : 'thumbDown'} /></span>
            <span class="tc-text">
              <strong>{say(`web.spartacus.verdict.${which}`)}</strong>
              <span class="li"><SpIcon name={which === 'up' ? 'bandage' : 'skull'} />{say(which === 'up' ? 'web.spartacus.verdict.lives' : 'web.spartacus.verdict.dies', { card: name })}</span>
              <span class="li">
                <SpIcon name="crown" />
                {which === 'down' && verdict.costs > 0 ? say('web.spartacus.verdict.costs', { costs: verdict.costs }) : say(view.you === verdict.host ? 'web.spartacus.verdict.stays.you' : 'web.spartacus.verdict.stays', { influence: host.influence })}
              </span>
              {which === 'down' && !verdict.downAllowed && <span class="li"><Icon name="lock" />{say('web.spartacus.verdict.champion')}</span>}
              {offers.filter((offer) => offer.terms.act === (which === 'up' ? 'THUMB_UP' : 'THUMB_DOWN')).map((offer) => (
                <span key={`${offer.from}-${offer.number}`} class="li">
                  <SpIcon name="seal" />
                  {say('web.spartacus.verdict.offer', { house: nameOf(view, names, offer.from === verdict.host ? offer.terms.to : offer.from), gold: offer.terms.giveGold + offer.terms.getGold })}
                </span>
              ))}
            </span>
            <span class="btn">{say(`web.spartacus.verdict.thumb.${which}`)}</span>
          </button>
        ))}
      </div>
      {view.you !== verdict.host && (
        <p class="foot">
          <span class="soft">{say('web.spartacus.verdict.waits', { house: nameOf(view, names, verdict.host) })}</span>
          <Bargain to={verdict.host} terms={{ act: loser.seat === view.you ? 'THUMB_UP' : 'THUMB_DOWN', actMine: false, giveGold: 1 }} label={say('web.spartacus.bargain.thumb')} />
        </p>
      )}
      <Foot bare without={['Judge']} />
      {view.window && <Answers />}
    </div>
  );
}

/** What the match has brought before the thumb turns: influence, favor, wagers. */
function Result({ victor }: { victor?: string }) {
  const { past, names, data } = useBoard();
  if (past.settled.length === 0) return null;
  return (
    <section class="result" aria-label={say('web.spartacus.result')}>
      <h2>{victor ? say('web.spartacus.result.wins', { card: victor }) : say('web.spartacus.result')}</h2>
      <ul>
        {past.settled.filter(({ event }) => event.type !== 'MatchWon').map((line, i) => (
          <li key={i}>
            <ResultSign event={line.event} />
            <span><LogLine line={line} names={names} data={data} /> {line.rule && <RuleLink rule={line.rule} />}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ResultSign({ event }: { event: Event }) {
  switch (event.type) {
    case 'FighterDefeated':
      return <SpIcon name={event.defeat === 'DECAPITATION' ? 'skull' : 'drop'} />;
    case 'FavorWon':
      return <SpIcon name={event.champion ? 'crown' : 'palm'} />;
    case 'InfluenceChanged':
    case 'WagerSettled':
      return <Emblem seat={event.seat} size="s" />;
    default:
      return <SpIcon name="swords" />;
  }
}
