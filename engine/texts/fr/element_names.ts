/** What the elements and attributes are called that the syntax rules are about: one a line, and its name in French. */
export const elementNames = `
@characterSetCode jeu de caractères
@currencyCodeListVersionID version de la liste des devises
@currencyID devise
@encodingCode encodage
@filename nom du fichier
@format format
@languageID langue
@languageLocaleID langue régionale
@listAgencyID identifiant de l’organisme de la liste
@listAgencyName nom de l’organisme de la liste
@listID liste de codes
@listName nom de la liste de codes
@listSchemeURI adresse du schéma de la liste
@listURI adresse de la liste de codes
@listVersionID version de la liste de codes
@mimeCode type de média
@name libellé du code
@schemeAgencyID identifiant de l’organisme du schéma
@schemeAgencyName nom de l’organisme du schéma
@schemeDataURI adresse des données du schéma
@schemeID schéma d’identification
@schemeName nom du schéma
@schemeURI adresse du schéma
@schemeVersionID version du schéma
@unitCode unité de mesure
@unitCodeListAgencyID identifiant de l’organisme de la liste des unités
@unitCodeListAgencyIdentifier identifiant de l’organisme de la liste des unités
@unitCodeListAgencyName nom de l’organisme de la liste des unités
@unitCodeListID liste des unités
@unitCodeListIdentifier liste des unités
@uri adresse
AccountFormatCode format du compte
AccountName titulaire du compte
AccountTypeCode type de compte
AccountingContact contact comptable
AccountingCost imputation comptable
AccountingCostCode code d’imputation comptable
ActualAmount montant
ActualDeliverySupplyChainEvent livraison effective
ActualDeliveryTime heure de livraison
ActualDespatchSupplyChainEvent expédition effective
ActualPickUpSupplyChainEvent enlèvement effectif
ActualReceiptSupplyChainEvent réception effective
ActualTradeCurrencyExchange conversion de devise
AdditionalAccountID numéro de compte supplémentaire
AdditionalDocumentReference référence à un document complémentaire
AdditionalInformation informations complémentaires
AdditionalItemIdentification identifiant d’article supplémentaire
AdditionalReferenceReferencedDocument document complémentaire
AdditionalReferencedDocument document complémentaire
AdditionalStreetName complément d’adresse
Address adresse
AddressFormatCode format de l’adresse
AddressLine ligne d’adresse
AddressTypeCode type d’adresse
AgentParty mandataire
AliasName alias
AllowanceChargeBasisAmount base des remises et frais
AllowanceChargeReason motif de la remise ou des frais
AllowanceChargeReasonCode code du motif de la remise ou des frais
AllowanceTotalAmount total des remises
AlternativeDeliveryLocation autre lieu de livraison
Amount montant
AmountTypeCode type de montant
ApplicableMaterialGoodsCharacteristic caractéristique de la matière
ApplicableProductCharacteristicCondition condition de la caractéristique
ApplicableReferencedStandard norme applicable
ApplicableTradeDeliveryTerms conditions de livraison
ApplicableTradePaymentDiscountTerms conditions d’escompte
ApplicableTradePaymentPenaltyTerms conditions de pénalité
ApplicableTradeTax taxe
ApplicationSpecifiedDocumentContextParameter paramètre d’application
AppliedTradeAllowanceCharge remise ou majoration de prix
AreaDensityMeasure densité surfacique
AssociatedReferencedDocument document associé
AssociatedRegisteredTax taxe enregistrée
AttachedSpecifiedBinaryFile fichier joint
Attachment pièce jointe
AttachmentBinaryObject document joint
AttentionOf à l’attention de
AuthorizedLegalRegistration enregistrement légal
BIMSpecifiedDocumentContextParameter paramètre BIM
BarcodeSymbologyID symbologie du code-barres
BaseUnitMeasure mesure de l’unité de base
BasisAmount montant de base
BasisQuantity quantité de base
BillingReference référence à une facture
BillingReferenceLine référence à une ligne de facture
BlockName îlot
BrandName marque
BrandOwnerTradeParty titulaire de la marque
BuildingName nom du bâtiment
BuildingNumber numéro du bâtiment
BusinessProcessSpecifiedDocumentContextParameter processus métier
BuyerAgentTradeParty agent de l’acheteur
BuyerAssignedAccountantTradeParty comptable de l’acheteur
BuyerContact contact de l’acheteur
BuyerCustomerParty client donneur d’ordre
BuyerDeductibleTaxSpecifiedTradeAccountingAccount compte de taxe déductible de l’acheteur
BuyerNonDeductibleTaxSpecifiedTradeAccountingAccount compte de taxe non déductible de l’acheteur
BuyerReference référence de l’acheteur
BuyerRepayableTaxSpecifiedTradeAccountingAccount compte de taxe remboursable de l’acheteur
BuyerRequisitionerTradeParty demandeur de l’acheteur
CV2ID cryptogramme de la carte
CalculatedAmount montant calculé
CalculatedRate taux calculé
CalculationPercent pourcentage
CalculationSequenceNumeric ordre de calcul
CardAccount carte de paiement
CardChipCode puce de la carte
CardTypeCode type de carte
CareOf aux bons soins de
CargoTypeCode type de cargaison
CarrierParty transporteur
CatalogueDocumentReference référence au catalogue
CatalogueIndicator indicateur de catalogue
CatalogueItemIdentification référence d’article au catalogue
CategoryCode code de catégorie
CategoryName nom de la catégorie
CategoryTradeTax catégorie de taxe
Certificate certificat
CertificationEvidenceReferenceReferencedDocument preuve de certification
ChangeReason motif de modification
ChannelCode canal de communication
CharacterSetCode jeu de caractères
ChargeAmount prix
ChargeFreeQuantity quantité gratuite
ChargeIndicator indicateur de frais ou de remise
ChargeTotalAmount total des frais
ChipApplicationID application de la puce
CitySubDivisionName quartier
CitySubdivisionName quartier
ClassName nom de la classe
ClassProductCharacteristic caractéristique de la classe
ClassifiedTaxCategory catégorie de taxe
Clause clause
ClearingSystemName système de compensation
ColourCode code couleur
ColourDescription couleur
CommodityCode code marchandise
CompanyID numéro d’enregistrement
CompanyLegalForm informations juridiques
CompanyLegalFormCode code de la forme juridique
CompanyLiquidationStatusCode état de liquidation
CompleteDateTime date et heure d’achèvement
CompleteNumber numéro complet
Conditions conditions
ConsumptionReportReferencedDocument rapport de consommation
Contact contact
Content contenu
ContentCode code de contenu
ContentTypeCode type de contenu
ContinuousIndicator indicateur de continuité
ContractReferencedDocument contrat
ControlRequirementIndicator indicateur de contrôle requis
CopyIndicator indicateur de copie
CorporateRegistrationScheme registre des sociétés
CorporateStockAmount capital social
CostReferenceDimensionPattern dimension de coût
Country pays
CountryName nom du pays
CountrySubDivisionID code de la subdivision du pays
CountrySubentity subdivision du pays
CountrySubentityCode code de la subdivision du pays
CreditAccount compte de crédit
CreditAvailableAmount crédit disponible
CreditLimitAmount plafond de crédit
CreditNoteDocumentReference référence à un avoir
CreditReason motif de l’avoir
CreditReasonCode code du motif de l’avoir
CreditorReferenceIssuerID émetteur de la référence du créancier
CreditorReferenceType type de la référence du créancier
CreditorReferenceTypeCode code du type de la référence du créancier
CurrencyCode code devise
CustomerAssignedAccountID numéro de compte chez le client
CustomerReference référence du client
CustomsDutyIndicator indicateur de droits de douane
DataSendingCapability capacité d’envoi de données
DateTime date et heure
DebitNoteDocumentReference référence à une note de débit
DefinedTradeContact contact
Delivery livraison
DeliveryAddress adresse de livraison
DeliveryContact contact de livraison
DeliveryNoteReferencedDocument bon de livraison
DeliveryTerms conditions de livraison
DeliveryTradeLocation lieu de livraison
DemandForecastReferencedDocument prévision de la demande
Department service
DepartmentName service
Description description
DescriptionBinaryObject description sous forme de fichier
DescriptionCode code de description
Designation désignation
Despatch expédition
DespatchAdviceReferencedDocument avis d’expédition
DespatchContact contact d’expédition
DespatchLineReference référence à une ligne d’expédition
DespatchedQuantity quantité expédiée
Dimension dimension
DirectTelephoneUniversalCommunication ligne directe
DiscountIndicator indicateur de remise
District district
DocumentDescription description du document
DocumentHash empreinte du document
DocumentReference référence de document
DocumentStatusCode état du document
DocumentType type de document
DocumentTypeCode code du type de document
DrainedNetWeightMeasure poids net égoutté
DueDateTypeCode code de la date d’exigibilité
DuePayableAmount montant à payer
DurationMeasure durée
EarliestOccurrenceDateTime date au plus tôt
EffectiveSpecifiedPeriod période de validité
EncodingCode encodage
EndItemName nom du produit fini
EndItemTypeCode type du produit fini
EndPointURIUniversalCommunication adresse du point de terminaison
EndTime heure de fin
EndpointID adresse électronique
EstimatedDeliveryPeriod période de livraison prévue
ExchangeRate taux de change
ExemptionReason motif d’exonération
ExemptionReasonCode code du motif d’exonération
ExpiryDate date d’expiration
ExpiryTime heure d’expiration
ExtendedID identifiant étendu
FactoringAgreementReferencedDocument contrat d’affacturage
FactoringListReferencedDocument liste d’affacturage
FaxUniversalCommunication télécopie
FileName nom du fichier
FinancialAccount compte financier
FinancialInstitution établissement financier
FinancialInstitutionBranch agence bancaire
Floor étage
FormatCode code de format
FormattedCancellationAnnouncedLaunchDateTime date d’annulation du lancement annoncé
FormattedIssueDateTime date d’émission
FormattedLatestProductDataChangeDateTime dernière modification des données produit
FreeOfChargeIndicator indicateur de gratuité
FromEventCode code de l’événement déclencheur
FullyPaidSharesIndicator indicateur de capital libéré
GlobalID identifiant global
GrandTotalAmount montant total
GrossLineTotalAmount total brut des lignes
GrossWeightMeasure poids brut
GuaranteeMethodCode mode de garantie
GuidelineSpecifiedDocumentContextParameter spécification
HashAlgorithmMethod algorithme d’empreinte
HazardousItem marchandise dangereuse
HazardousRiskIndicator indicateur de danger
HeadOfficeParty siège social
ID identifiant
ImportanceCode importance
IncludedNote note
IncludedReferencedProduct produit inclus
IncludedSpecifiedMarketplace place de marché
IncludedSubordinateTradeLineItem sous-ligne
IncludedSupplyChainPackaging emballage
IncludedTradeTax taxe incluse
InclusiveIndicator indicateur d’inclusion
IndicatorString indicateur sous forme de texte
IndividualTradeProductInstance exemplaire individuel
IndustryClassificationCode code d’activité
Information information
InformationAmount montant pour information
InformationContentProviderParty fournisseur de contenu
InformationNote note d’information
InformationURI adresse des informations
InhouseMail courrier interne
InspectionReferenceReferencedDocument rapport d’inspection
InstallmentDueDate échéance de l’acompte
InstantMessagingUniversalCommunication messagerie instantanée
InstructionID numéro d’instruction
InstructionNote note d’instruction
InstructionTypeCode type d’instruction
InterestRatePercent taux d’intérêt
InvoiceApplicableTradeCurrencyExchange conversion dans la devise de facture
InvoiceDateTime date et heure de facture
InvoiceDocumentReference référence de facture
InvoiceIssuerReference référence de l’émetteur
InvoicePeriod période de facturation
InvoiceReferencedDocument facture antérieure
InvoiceeTradeParty destinataire de la facture
InvoicerTradeParty émetteur de la facture
InvoicingPartyReference référence de la partie facturante
IssueDate date d’émission
IssueNumberID numéro d’émission
IssueTime heure d’émission
IssuerAssignedID numéro attribué par l’émetteur
IssuerID identifiant de l’émetteur
IssuerParty émetteur
IssuerTradeParty émetteur
ItemBuyerTradeParty acheteur de l’article
ItemInstance exemplaire de l’article
ItemPriceExtension prix étendu de l’article
ItemPropertyGroup groupe de propriétés
ItemPropertyRange plage de la propriété
ItemSellerTradeParty vendeur de l’article
ItemSpecificationDocumentReference référence à la spécification de l’article
JobTitle fonction
Jurisdiction juridiction
JurisdictionRegionAddress territoire fiscal
Keyword mot-clé
Language langue
LanguageID langue
LatestDeliveryDate date limite de livraison
LatestDeliveryTime heure limite de livraison
LatestOccurrenceDateTime date au plus tard
LegalClassificationCode forme juridique
LegalRightsOwnerTradeParty titulaire des droits
LetterOfCreditReferencedDocument lettre de crédit
LineCountNumeric nombre de lignes
LineFive ligne d’adresse 5
LineFour ligne d’adresse 4
LineID numéro de ligne
LineStatusCode état de la ligne
LineStatusReasonCode motif de l’état de la ligne
LineTotalAmount total des lignes
LineTotalBasisAmount base des lignes
LinearSpatialDimension dimensions linéaires
ListValue valeur de liste
LocaleCode paramètre régional
LocationCoordinate coordonnées géographiques
LocationFinancialInstitutionAddress adresse de l’établissement financier
LocationTypeCode type de lieu
LogoAssociatedSpecifiedBinaryFile fichier du logo
LogoReferenceID logo
MSDSReferenceReferencedDocument fiche de données de sécurité
MandateTypeCode type de mandat
ManufacturerAssignedID référence du fabricant
ManufacturerParty fabricant
ManufacturerTradeParty fabricant
ManufacturersItemIdentification référence du fabricant
MarkAttention à l’attention de
MarkAttentionIndicator indicateur « à l’attention de »
MarkCare aux bons soins de
MarkCareIndicator indicateur « aux bons soins de »
MaximumDeliveryUnit unité de livraison maximale
MaximumLinearSpatialDimension dimensions maximales
MaximumPaidAmount montant maximal
MaximumPaymentInstructionsNumeric nombre maximal de paiements
MaximumQuantity quantité maximale
MeasurementDimension dimension mesurée
MeasurementMethodCode méthode de mesure
MessageStandardSpecifiedDocumentContextParameter norme de message
MicrochipIndicator indicateur de puce
MimeCode type de média
MinimumDeliveryUnit unité de livraison minimale
MinimumLinearSpatialDimension dimensions minimales
MinimumQuantity quantité minimale
MobileTelephoneUniversalCommunication téléphone mobile
ModelName modèle
MultiplierFactorNumeric pourcentage
Name nom
NameCode code du nom
NatureCode nature
NetIncludingTaxesLineTotalAmount total des lignes taxes comprises
NetLineTotalAmount total net des lignes
NetWeightMeasure poids net
NextInvoiceDateTime date de la prochaine facture
Note note
NotifyParty partie à notifier
OccurrenceLogisticsLocation lieu de l’événement
OccurrenceSpecifiedPeriod période de l’événement
OpenIndicator indicateur d’ouverture
OrderReference référence de commande
OrderResponseReferencedDocument réponse à la commande
OrderTypeCode type de commande
OrderUnitConversionFactorNumeric facteur de conversion de l’unité de commande
OrderableUnitFactorRate facteur de l’unité de commande
OriginAddress adresse d’origine
OriginatorParty initiateur
OtherCommunication autre moyen de communication
PackQuantity quantité par paquet
PackSizeNumeric taille du paquet
PackageQuantity nombre de colis
PackingListReferencedDocument liste de colisage
ParentLineID ligne parente
PartialPaymentAmount montant du paiement partiel
PartialPaymentPercent pourcentage du paiement partiel
PartyIdentification identification de la partie
PartyLegalEntity entité juridique
PartyTaxScheme régime fiscal de la partie
PayableAlternativeAmount montant à payer dans une autre devise
PayableSpecifiedTradeAccountingAccount compte fournisseur
PayeeTradeParty bénéficiaire
PayerFinancialAccount compte du payeur
PayerParty payeur
PayerSpecifiedDebtorFinancialInstitution établissement financier du payeur
PayerTradeParty payeur
PaymentAlternativeCurrencyCode autre devise de paiement
PaymentAlternativeExchangeRate taux de l’autre devise de paiement
PaymentApplicableTradeCurrencyExchange conversion dans la devise de paiement
PaymentChannelCode canal de paiement
PaymentCurrencyCode devise de paiement
PaymentDueDate date d’échéance
PaymentExchangeRate taux de la devise de paiement
PaymentID libellé du paiement
PaymentMandate mandat de prélèvement
PaymentMeans moyen de paiement
PaymentMeansCode code du moyen de paiement
PaymentMeansID identifiant du moyen de paiement
PaymentMethodCode mode de paiement
PaymentNote note de paiement
PaymentPercent pourcentage de paiement
PaymentPurposeCode objet du paiement
PaymentReference référence de paiement
PaymentReversalPeriod délai de rejet du paiement
PaymentTerms conditions de paiement
PaymentTermsDetailsURI adresse des conditions de paiement
PenaltyAmount montant de la pénalité
PenaltyPeriod période de pénalité
PenaltySurchargePercent pourcentage de pénalité
PerPackageUnitQuantity unités par colis
PerUnitAmount montant unitaire
Percent pourcentage
Person personne
PersonID identifiant de la personne
PersonName nom de la personne
PhysicalAttribute attribut physique
PhysicalLocation emplacement physique
PlaceApplicableTradeLocation lieu d’application de la taxe
PlotIdentification parcelle
PostOfficeBox boîte postale
PostalAddress adresse postale
PostalTradeAddress adresse postale
Postbox boîte postale
PowerOfAttorney procuration
PrepaidIndicator indicateur de prépaiement
PrepaidPayment paiement anticipé
PrepaidPaymentReferenceID référence du paiement anticipé
PresentationSpecifiedBinaryFile fichier de présentation
PreviousDeliverySupplyChainEvent livraison précédente
PreviousRevisionID révision précédente
PriceChangeReason motif du changement de prix
PriceList liste de prix
PriceListReferencedDocument liste de prix
PriceType type de prix
PriceTypeCode code du type de prix
PricingCurrencyCode devise des prix
PricingExchangeRate taux de la devise des prix
PricingReference référence de prix
ProFormaInvoiceReferencedDocument facture pro forma
ProductEndUserTradeParty utilisateur final
ProductGroupID groupe de produits
ProductUnitQuantity nombre d’unités de produit
ProductValueExcludingTobaccoTaxInformationAmount valeur hors taxe sur le tabac
ProductWeightLossInformationAmount montant de la perte de poids
ProfileExecutionID identifiant d’exécution du profil
PromotionalDealReferencedDocument accord promotionnel
ProprietaryID numéro de compte non IBAN
PurchaseConditionsReferencedDocument conditions d’achat
PurchaseSpecifiedTradeAccountingAccount compte d’achat
Purpose objet
PurposeCode code de l’objet
Quantity quantité
QuotationReferencedDocument devis
RangeDimension plage de valeurs
RateApplicablePercent taux applicable
Reason motif
ReasonCode code du motif
ReceiptLineReference référence à une ligne de réception
ReceivedQuantity quantité reçue
ReceivingAdviceReferencedDocument avis de réception
Reference référence
ReferenceEventCode événement de référence
ReferenceTypeCode type de référence
Region région
RegistrationAddress adresse d’enregistrement
RegistrationDate date d’enregistrement
RegistrationExpirationDate fin de l’enregistrement
RegistrationName raison sociale
RelatedSupplyChainConsignment envoi
ReleaseID numéro de mise à disposition
ReminderDocumentReference référence à un rappel
RequestedDeliveryPeriod période de livraison demandée
RequestedDeliverySupplyChainEvent livraison demandée
RequestedQuantity quantité demandée
RequisitionerReferencedDocument demande d’achat
Responsibility responsabilité
ResultOfVerification résultat de vérification
RetailValueExcludingTaxInformationAmount valeur au détail hors taxe
RevisionDateTime date de révision
RevisionID révision
RoleCode rôle
Room pièce
RoundingAmount montant d’arrondi
SalesAgentTradeParty agent commercial
SalesOrderLineID ligne de l’ordre de vente
SalesSpecifiedTradeAccountingAccount compte de vente
ScenarioSpecifiedDocumentContextParameter scénario
SeasonCode saison
SectionName section
SelfBilledCreditNoteDocumentReference référence à un avoir autofacturé
SelfBilledInvoiceDocumentReference référence à une autofacture
SellerAssignedAccountantTradeParty comptable du vendeur
SellerContact contact du vendeur
SellerOrderReferencedDocument ordre de vente
SellerPayableTaxSpecifiedTradeAccountingAccount compte de taxe à payer du vendeur
SellerRefundableTaxSpecifiedTradeAccountingAccount compte de taxe remboursable du vendeur
SellerSupplierParty vendeur fournisseur
SequenceNumeric ordre
ServiceProviderParty prestataire de services
ServiceSupplyTradeCountry pays de la prestation
SetTriggerCode code de déclenchement
SettlementDiscountAmount montant de l’escompte
SettlementDiscountPercent taux d’escompte
SettlementPeriod période de règlement
SettlementPeriodMeasure délai de règlement
ShareholderParty actionnaire
ShipFromTradeParty expéditeur
ShipToTradeParty destinataire de la livraison
Shipment envoi
Signature signature
SignatureID identifiant de la signature
SoleProprietorshipIndicator indicateur d’entreprise individuelle
SpecifiedAdvancePayment acompte
SpecifiedContactPerson personne de contact
SpecifiedDeliveryAdjustment ajustement de livraison
SpecifiedDocumentVersion version du document
SpecifiedFinancialAdjustment ajustement financier
SpecifiedLegalOrganization entité juridique
SpecifiedLogisticsServiceCharge frais logistiques
SpecifiedNote note
SpecifiedTaxRegistration enregistrement fiscal
SpecifiedTradeAccountingAccount compte comptable
SpecifiedTradePaymentTerms conditions de paiement
SpecifiedTradeSettlementFinancialCard carte de paiement
SpecifiedTradeSettlementPaymentMeans moyen de paiement
SpecifiedTransactionID numéro de transaction
StartDateFlexibilityCode flexibilité de la date de début
StartTime heure de début
StatementDocumentReference référence à un relevé
StatusCode état
StreetName rue
SubBrandName sous-marque
SubClassCode sous-classe
SubInvoiceLine sous-ligne de facture
Subject sujet
SubjectCode code du sujet
SubordinateTradeCountrySubDivision subdivision du pays
SubsetSpecifiedDocumentContextParameter sous-ensemble
SubsidiaryLocation lieu secondaire
SubtotalCalculatedTradeTax sous-total de taxe
SupplierAssignedAccountID numéro de compte chez le fournisseur
SupplyInstructionReferencedDocument instruction d’approvisionnement
SystemID identifiant du système
SystemName nom du système
TaxApplicableTradeCurrencyExchange conversion dans la devise fiscale
TaxBasisAllowanceRate taux d’abattement de la base
TaxBasisTotalAmount total hors taxe
TaxCategory catégorie de taxe
TaxEvidenceIndicator indicateur de preuve fiscale
TaxExchangeRate taux de la devise fiscale
TaxExemptionReason motif d’exonération
TaxExemptionReasonCode code du motif d’exonération
TaxIncludedIndicator indicateur de taxe incluse
TaxLevelCode niveau de taxe
TaxPointDate date d’exigibilité de la taxe
TaxTotal total de taxe
TaxTotalAmount montant total de taxe
TaxTypeCode type de taxe
Telefax télécopie
TelexUniversalCommunication télex
TestIndicator indicateur de test
TestMethod méthode d’essai
TheoreticalWeightMeasure poids théorique
TierRange tranche
TierRatePercent taux de la tranche
TimezoneOffset fuseau horaire
TotalAdjustmentAmount total des ajustements
TotalAllowanceChargeAmount total des remises et frais
TotalDepositFeeInformationAmount total des consignes
TotalDiscountAmount total des rabais
TotalPrepaidAmount montant déjà payé
TotalRetailValueInformationAmount valeur totale au détail
TrackingID numéro de suivi
TradeComparisonReferencePrice prix de référence
TradeFinancing financement commercial
TradeName nom commercial
TradingBusinessName nom commercial
TransactionConditions conditions de transaction
TransactionCurrencyTaxAmount taxe dans la devise de transaction
Type type
TypeCode code du type
UBLExtensions extensions UBL
UBLVersionID version UBL
URIID adresse
URIUniversalCommunication adresse électronique
UUID identifiant unique
UltimateCustomerOrderReferencedDocument commande du client final
UltimatePayeeTradeParty bénéficiaire final
UltimateShipToTradeParty destinataire final de la livraison
UnitBasisAmount montant de base unitaire
UnitQuantity nombre d’unités
UsabilityPeriod période d’utilisation
UseDescription utilisation
VOIPUniversalCommunication téléphonie sur IP
ValidFromDateTime valable à partir du
ValidityPeriod période de validité
ValiditySpecifiedPeriod période de validité
ValidityStartDate début de validité
ValuationBreakdownStatement ventilation de la valorisation
Value valeur
ValueCode code de la valeur
ValueDateTime valeur sous forme de date
ValueIndicator valeur sous forme d’indicateur
ValueMeasure valeur sous forme de mesure
ValueQualifier qualificatif de la valeur
ValueQuantity valeur sous forme de quantité
ValueSpecifiedBinaryFile valeur sous forme de fichier
VariableMeasureIndicator indicateur de mesure variable
VerificationNumeric numéro de vérification
VersionID version
WebsiteURI site web
WithholdingTaxTotal retenue à la source
WorkPhaseReference phase de travaux
XPath expression XPath
`;
