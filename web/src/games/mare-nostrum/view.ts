// temporary: as the generator will write it
export namespace MareNostrum {
  export type Phase = 'COLLECT' | 'TRADE' | 'CONSTRUCTION' | 'MOVEMENT' | 'LEADERSHIP' | 'OVER';
  export type Track = 'TRADE' | 'CULTURE' | 'MILITARY';
  export type Building = 'CARAVAN' | 'MARKET' | 'REGULAR_CITY' | 'CAPITAL' | 'LEGENDARY_CITY' | 'TEMPLE';
  export type Power = string;
  export interface Amount { resource: string; count: number }
  export interface Titles { trade: number; culture: number; military: number }
  export namespace Frame {
    export interface Taking { taker: number; victim: number; resource: string }
    export interface Side { seat: number; units: number; fortress: boolean; dice: number[]; total: number; hits: number; losses: number }
  }
  export namespace Tile { export type Kind = 'HERO' | 'WONDER' | 'PYRAMIDS' }
  export interface MareNostrumView {
    you: number | null; round: number; lastRound: number | null; phase: Phase; titles: Titles;
    realms: MareNostrumView.RealmView[]; provinces: MareNostrumView.ProvinceView[]; seas: MareNostrumView.SeaView[];
    stock: Amount[]; reserve: Amount[]; pile: number; discard: string[]; display: MareNostrumView.TileView[]; faceDown: number; tokens: MareNostrumView.TokenView[];
    extra: MareNostrumView.ExtraView | null; trade: MareNostrumView.TradeView | null; construction: MareNostrumView.ConstructionView | null; movement: MareNostrumView.MovementView | null;
    tie: MareNostrumView.TieView | null; peace: MareNostrumView.PeaceView | null; outcome: { result: string; places: number[]; winners: number[]; scores: number[] } | null;
  }
  export namespace MareNostrumView {
    export interface RealmView { seat: number; empire: string; color: string; capital: string; resources: number; levels: number[]; titles: Track[]; tiles: string[]; copied: string | null; used: Power[]; income: Amount[]; legendary: number; supply: SupplyView; victory: VictoryView; acted: boolean }
    export interface SupplyView { markers: number; legions: number; triremes: number; fortresses: number }
    export interface VictoryView { tiles: number; tilesNeeded: number; tilePrice: number | null; cities: string[]; citiesNeeded: number; titles: number; set: number | null; pyramids: number }
    export interface ProvinceView { province: string; covered: boolean; controller: number | null; capitalOf: number | null; marker: number | null; war: boolean; open: boolean; icons: IconView[]; garrisons: GarrisonView[]; neighbours: string[]; seas: string[] }
    export interface IconView { icon: string; name: string; kind: Building; commodity: string | null; built: boolean; controller: number | null; legion: number | null }
    export interface GarrisonView { seat: number; legions: number; placed: number; fortress: boolean }
    export interface SeaView { sea: string; fleets: FleetView[]; neighbours: string[] }
    export interface FleetView { seat: number; triremes: number }
    export interface TileView { tile: string; kind: Tile.Kind; bonus: number[]; price: number | null }
    export interface TokenView { token: string; values: number[]; used: boolean }
    export interface ExtraView { seat: number; city: string }
    export type TradeStage = 'TOKEN' | 'OFFER' | 'TAKE' | 'GIVE';
    export interface TradeView { stage: TradeStage; value: number | null; offer: Amount[]; least: number; most: number; committed: number[]; faceUp: Amount[][]; takings: Frame.Taking[]; taker: number | null; barred: number | null; receiver: number | null }
    export interface ConstructionView { acted: number[]; builder: number | null; perseus: number | null; castor: boolean; gardens: number | null; kept: string[]; items: ItemView[]; item: ItemView | null }
    export interface ItemView { move: Move; price: number; token: string | null; affordable: boolean; note: import('../../generated/ludus').Message | null }
    export interface MovementView { acted: number[]; active: number | null; step: MareNostrumEvent.Step | null; reach: ReachView[]; fights: FightView[]; losses: LossesView | null; reoccupy: ReoccupyView | null; conquest: ConquestView | null }
    export interface ReachView { from: string; movable: number; to: string[] }
    export interface FightView { place: string; sea: boolean; enemy: number; forced: boolean; own: ForceView; other: ForceView; alone: number; beaten: number; losses: number; otherLosses: number }
    export interface ForceView { units: number; fortress: boolean; dice: number; bonus: number; cancels: number }
    export interface LossesView { chooser: number; province: string; active: Frame.Side; other: Frame.Side }
    export interface ReoccupyView { seat: number; province: string; before: string[]; held: string[]; legions: number }
    export interface ConquestView { seat: number; open: string[]; before: HeldView[] }
    export interface HeldView { province: string; places: string[] }
    export interface TieView { track: Track; holder: number; tied: number[] }
    export interface PeaceView { owner: number | null; other: number | null; before: number | null }
  }
  export type Move =
    | { type: 'Pass' } | { type: 'TakeExtra'; city: string; legendary: boolean } | { type: 'TakeFromReserve'; commodity: string }
    | { type: 'PlayToken'; value: number } | { type: 'Offer'; resource: string } | { type: 'SealOffer' } | { type: 'Take'; victim: number; resource: string } | { type: 'Give'; resource: string }
    | { type: 'Pick'; seat: number } | { type: 'BuildControl'; province: string; free: boolean } | { type: 'BuildLegion'; province: string; cheap: boolean } | { type: 'BuildFortress'; province: string; cheap: boolean }
    | { type: 'BuildTrireme'; sea: string; cheap: boolean } | { type: 'BuildBuilding'; icon: string } | { type: 'BuyTile'; tile: string } | { type: 'Pay'; coins: number; goods: string[] }
    | { type: 'FreeLegions'; count: number } | { type: 'CopyHero'; tile: string } | { type: 'EndBuild' } | { type: 'Keep'; resource: string } | { type: 'EndKeeping' } | { type: 'MakePeace'; seat: number }
    | { type: 'Convert'; province: string } | { type: 'EndConversions' } | { type: 'Sail'; from: string; to: string } | { type: 'EndSailing' } | { type: 'FightAtSea'; sea: string; enemy: number } | { type: 'EndSeaBattles' }
    | { type: 'March'; from: string; to: string } | { type: 'EndMarching' } | { type: 'FightOnLand'; province: string; enemy: number } | { type: 'ChooseLosses'; fortress: boolean } | { type: 'Reoccupy'; icon: string }
    | { type: 'ReoccupyMarker' } | { type: 'EndReoccupying' } | { type: 'Pillage'; icon: string; legendary: boolean } | { type: 'Occupy'; icon: string } | { type: 'OccupyMarker'; province: string } | { type: 'Sacrifice'; province: string }
    | { type: 'PlaceLegion'; icon: string } | { type: 'EndTurn' } | { type: 'Award'; seat: number };
  export namespace MareNostrumEvent { export type Step = 'CONVERT' | 'TRIREMES' | 'SEA_BATTLES' | 'LEGIONS' | 'LAND_BATTLES' | 'CONQUEST' }
  export type MareNostrumEvent =
    | { type: 'SeaBattleFought'; sea: string; active: Frame.Side; other: Frame.Side } | { type: 'LandBattleFought'; province: string; active: Frame.Side; other: Frame.Side }
    | { type: 'PhaseBegan'; round: number; phase: Phase } | { type: 'GameEnded'; result: string; winners: number[] } | { type: 'Taken'; taker: number; victim: number; resource: string };
}
