import { catalogComplete } from './catalog/complete.js'
import { catalogConflict } from './catalog/conflict.js'
import { catalogFact } from './catalog/fact.js'
import { catalogUnique } from './catalog/unique.js'
import { childrenCreatedAt } from './children/created-at.js'
import { childrenDescriptors } from './children/descriptors.js'
import { childrenEvidence } from './children/evidence.js'
import { childrenLabel } from './children/label.js'
import { childrenMode } from './children/mode.js'
import { childrenPresent } from './children/present.js'
import { childrenProvider } from './children/provider.js'
import { blockType } from './content/block-type.js'
import { contentBlocks } from './content/blocks.js'
import { deferred } from './content/deferred.js'
import { contentList } from './content/list.js'
import { contentStreams } from './content/streams.js'
import { contentTag } from './content/tag.js'
import { cutAgrees } from './cut/agrees.js'
import { cutPresent } from './cut/present.js'
import { cutUnseeded } from './cut/unseeded.js'
import { deliveryData } from './delivery/data.js'
import { deliveryForeign } from './delivery/foreign.js'
import { deliveryGeneration } from './delivery/generation.js'
import { deliverySessionId } from './delivery/session-id.js'
import { deliveryTarget } from './delivery/target.js'
import { deliveryThroughSeq } from './delivery/through-seq.js'
import { dense } from './dense.js'
import { header } from './header.js'
import { ignorableRename } from './ignorable/rename.js'
import { interruptedClose } from './interrupted/close.js'
import { liftContent } from './lift/content.js'
import { isError } from './lift/is-error.js'
import { messageExtensions } from './lift/message-extensions.js'
import { nested } from './lift/nested.js'
import { oneWrapper } from './lift/one-wrapper.js'
import { resultExtensions } from './lift/result-extensions.js'
import { unwrap } from './lift/unwrap.js'
import { referenceCommand } from './reference/command.js'
import { referenceEarlier } from './reference/earlier.js'
import { referenceEndpoints } from './reference/endpoints.js'
import { referenceImages } from './reference/images.js'
import { referenceList } from './reference/list.js'
import { referenceObject } from './reference/object.js'
import { referenceShadowed } from './reference/shadowed.js'
import { referenceSources } from './reference/sources.js'
import { referenceTitles } from './reference/titles.js'
import { sourceKind } from './source/kind.js'
import { sourceList } from './source/list.js'
import { sourceMember } from './source/member.js'
import { sourceMessage } from './source/message.js'
import { sourcePlugin } from './source/plugin.js'
import { sourceRename } from './source/rename.js'
import { unknownType } from './unknown-type.js'
import { version } from './version.js'

/** The rules and steps of the edge from V3 to V4 (notes 0017 and 0018). */
export const v3v4Functions = {
  'v3-v4.version': version,
  'v3-v4.header': header,
  'v3-v4.dense': dense,
  'v3-v4.unknown-type': unknownType,
  'v3-v4.ignorable.rename': ignorableRename,
  'v3-v4.source.message': sourceMessage,
  'v3-v4.source.list': sourceList,
  'v3-v4.source.member': sourceMember,
  'v3-v4.source.kind': sourceKind,
  'v3-v4.source.plugin': sourcePlugin,
  'v3-v4.source.rename': sourceRename,
  'v3-v4.lift.one-wrapper': oneWrapper,
  'v3-v4.lift.is-error': isError,
  'v3-v4.lift.content': liftContent,
  'v3-v4.lift.nested': nested,
  'v3-v4.lift.message-extensions': messageExtensions,
  'v3-v4.lift.result-extensions': resultExtensions,
  'v3-v4.lift.unwrap': unwrap,
  'v3-v4.content.list': contentList,
  'v3-v4.content.tag': contentTag,
  'v3-v4.content.block-type': blockType,
  'v3-v4.content.deferred': deferred,
  'v3-v4.content.blocks': contentBlocks,
  'v3-v4.content.streams': contentStreams,
  'v3-v4.interrupted.close': interruptedClose,
  'v3-v4.reference.list': referenceList,
  'v3-v4.reference.object': referenceObject,
  'v3-v4.reference.earlier': referenceEarlier,
  'v3-v4.reference.sources': referenceSources,
  'v3-v4.reference.endpoints': referenceEndpoints,
  'v3-v4.reference.command': referenceCommand,
  'v3-v4.reference.titles': referenceTitles,
  'v3-v4.reference.shadowed': referenceShadowed,
  'v3-v4.reference.images': referenceImages,
  'v3-v4.cut.unseeded': cutUnseeded,
  'v3-v4.cut.present': cutPresent,
  'v3-v4.cut.agrees': cutAgrees,
  'v3-v4.delivery.data': deliveryData,
  'v3-v4.delivery.generation': deliveryGeneration,
  'v3-v4.delivery.target': deliveryTarget,
  'v3-v4.delivery.through-seq': deliveryThroughSeq,
  'v3-v4.delivery.session-id': deliverySessionId,
  'v3-v4.delivery.foreign': deliveryForeign,
  'v3-v4.children.present': childrenPresent,
  'v3-v4.children.evidence': childrenEvidence,
  'v3-v4.children.created-at': childrenCreatedAt,
  'v3-v4.children.descriptors': childrenDescriptors,
  'v3-v4.children.provider': childrenProvider,
  'v3-v4.children.mode': childrenMode,
  'v3-v4.children.label': childrenLabel,
  'v3-v4.catalog.fact': catalogFact,
  'v3-v4.catalog.unique': catalogUnique,
  'v3-v4.catalog.conflict': catalogConflict,
  'v3-v4.catalog.complete': catalogComplete,
}
