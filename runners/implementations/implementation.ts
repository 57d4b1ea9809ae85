import type {
  AdmitRequest,
  AdmitResponse,
  AppendRequest,
  AppendResponse,
  AssembleRequest,
  AssembleResponse,
  DecodeRequest,
  DecodeResponse,
  EncodeRequest,
  EncodeResponse,
  ExchangeRequest,
  ExchangeResponse,
  HelloResponse,
  HistoryRequest,
  HistoryResponse,
  InspectRequest,
  InspectResponse,
  MigrateRequest,
  MigrateResponse,
  ProjectRequest,
  ProjectResponse,
  PublishRequest,
  PublishResponse,
  RefuseResponse,
  Request,
  SelectRequest,
  SelectResponse,
  StreamRequest,
  StreamResponse,
  TranslateRequest,
  TranslateResponse,
} from '../protocol/types.js'

type Answer<Response> = Frozen<Omit<Response, 'id'> | Omit<RefuseResponse, 'id'>>
/** Answers are only read: what an implementation keeps for itself it may hand out as it is. */
type Frozen<Value> = Value extends object ? { readonly [Member in keyof Value]: Frozen<Value[Member]> } : Value
type Eventually<Value> = Value | Promise<Value>

/**
 * An implementation as a module: the operations of the protocol as functions, the identifiers left out. What `hello`
 * does not declare may be absent.
 */
export interface Implementation {
  hello(): Eventually<Omit<HelloResponse, 'id'>>
  decode?(request: DecodeRequest): Eventually<Answer<DecodeResponse>>
  encode?(request: EncodeRequest): Eventually<Answer<EncodeResponse>>
  admit?(request: AdmitRequest): Eventually<Answer<AdmitResponse>>
  append?(request: AppendRequest): Eventually<Answer<AppendResponse>>
  history?(request: HistoryRequest): Eventually<Answer<HistoryResponse>>
  select?(request: SelectRequest): Eventually<Answer<SelectResponse>>
  migrate?(request: MigrateRequest): Eventually<Answer<MigrateResponse>>
  publish?(request: PublishRequest): Eventually<Answer<PublishResponse>>
  assemble?(request: AssembleRequest): Eventually<Answer<AssembleResponse>>
  stream?(request: StreamRequest): Eventually<Answer<StreamResponse>>
  translate?(request: TranslateRequest): Eventually<Answer<TranslateResponse>>
  project?(request: ProjectRequest): Eventually<Answer<ProjectResponse>>
  exchange?(request: ExchangeRequest): Eventually<Answer<ExchangeResponse>>
  inspect?(request: InspectRequest): Eventually<Answer<InspectResponse>>
}

/** The response to one request, or undefined after `stop`. Throws what the implementation throws. */
export function respond(implementation: Implementation, request: Request): Eventually<object> | undefined {
  if (request.op === 'stop') return undefined
  const withId = (answer: object) => ({ id: request.id, ...answer })
  const operation = implementation[request.op] as ((request: Request) => Eventually<object>) | undefined
  if (!operation) throw new Error(`the implementation has no operation ${request.op}`)
  const answer = operation.call(implementation, request)
  return answer instanceof Promise ? answer.then(withId) : withId(answer)
}
