/** Deutsche Texte zu jeder Art von Verstoß gegen das XML-Schema. */
import type { SchemaKinds } from "../kinds.ts";

export const schemaKinds: SchemaKinds = {
  "ATW-SCHEMA-ELEMENT": {
    unknown: {
      message: "Das Element {actual} darf hier nicht stehen. Als Nächstes zulässig: {expected}.",
      absent: "Das Element {actual} darf hier nicht stehen, und auch kein anderes.",
      fix: "Entfernen Sie {actual}, oder berichtigen Sie Namen und Namensraum.",
    },
    misplaced: {
      message: "Das Element {actual} steht zu weit hinten: Es gehört vor {expected}.",
      fix: "Verschieben Sie {actual} vor {expected}.",
    },
    repeated: {
      message: "Das Element {actual} darf hier nur einmal stehen, und dies ist ein weiteres.",
      fix:
        "Entscheiden Sie, welches Element {actual} gemeint ist; sind es alle, nimmt vielleicht eine andere Syntax oder ein anderes Profil mehrere.",
    },
    text: {
      message: "Das Element {expected} darf keinen Text enthalten; unmittelbar darin steht „{actual}“.",
      absent: "Das Element {expected} muss leer sein, enthält aber Leerraum.",
      fix: "Entfernen Sie den Text, oder verschieben Sie ihn in das Element, in das er gehört.",
    },
    within: {
      message: "Das Element {expected} darf keine Elemente enthalten, enthält aber {actual}.",
      fix: "Nehmen Sie {actual} aus {expected} heraus.",
    },
  },
  "ATW-SCHEMA-MISSING": {
    before: {
      message: "Vor {actual} fehlt {expected}.",
      fix: "Ergänzen Sie {expected} vor {actual}.",
    },
    within: {
      message: "Das Element {actual} endet zu früh: Es fehlt {expected}.",
      fix: "Ergänzen Sie {expected} am Ende von {actual}.",
    },
    either: {
      message: "Das Element {actual} endet zu früh: Es fehlt eines von {expected}.",
      fix: "Ergänzen Sie in {actual} eines von {expected}.",
    },
  },
  "ATW-SCHEMA-VALUE": {
    form: {
      message: "Der Wert „{actual}“ hat nicht die Form, die dieses Element verlangt: {expected}.",
      absent: "Dieses Element ist leer, verlangt aber einen Wert dieser Form: {expected}.",
      fix: "Schreiben Sie den Wert so: {expected}.",
    },
    type: {
      message: "Das Attribut xsi:type nennt „{actual}“; diesen Typ darf das Element nicht haben.",
      absent: "Das Attribut xsi:type ist leer und nennt damit keinen Typ.",
      fix: "Entfernen Sie xsi:type.",
    },
    reference: {
      message: "Hier wird auf die Kennung „{actual}“ verwiesen, die im Dokument nicht vergeben ist.",
      fix: "Berichtigen Sie den Verweis, oder vergeben Sie die Kennung.",
    },
  },
  "ATW-SCHEMA-ATTRIBUTE": {
    unknown: {
      message: "Dieses Element kennt kein Attribut {actual}. Seine Attribute sind {expected}.",
      absent: "Dieses Element kennt keine Attribute, also auch keines namens {actual}.",
      fix: "Entfernen Sie {actual}, oder berichtigen Sie den Namen.",
    },
    missing: {
      message: "Das Attribut {expected} fehlt.",
      fix: "Ergänzen Sie an diesem Element {expected} mit seinem Wert.",
    },
    form: {
      message: "Der Wert des Attributs {actual} hat nicht die vorgeschriebene Form: {expected}.",
      fix: "Schreiben Sie den Wert des Attributs so: {expected}.",
    },
    fixed: {
      message: "Das Attribut {actual} darf nur den Wert „{expected}“ haben.",
      fix: "Schreiben Sie „{expected}“, oder lassen Sie das Attribut weg.",
    },
    twice: {
      message: "Die Kennung {actual} ist in diesem Dokument mehrfach vergeben.",
      fix: "Geben Sie jedem Element eine eigene Kennung.",
    },
    nil: {
      message: "Das Attribut {actual} ist nicht zulässig: In diesem Format kann kein Element nil sein.",
      fix: "Entfernen Sie das Attribut, und lassen Sie ein Element ohne Inhalt weg.",
    },
  },
};
