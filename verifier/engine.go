package verifier

// Engine is a way to decide a program.
type Engine string

// The engines.
const (
	// Seq: lazy sequentialisation, round by round.
	Seq Engine = "seq"
	// Order: all schedules in one formula over the order of accesses.
	Order Engine = "order"
)

// Engines lists the engines, for help texts.
var Engines = []Engine{Seq, Order}
