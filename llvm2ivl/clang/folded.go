package clang

import (
	"bytes"
	"context"
	"math/big"
	"slices"
	"strconv"

	"github.com/gsmack/gsmack/ivl/lazyregexp"
)

// Clang computes operations on constants itself, without optimisation, too. Of one that C does not define (1 / 0, INT_MAX + 1) nothing is
// left in the IR. So a file that has one is compiled with checks in front of its operators, which call handlers (models/c/ubsan.c).

// Overflows are the flags by which Compile keeps shifts, and sums, differences and products of constants, that overflow.
// LLVM's instructions do not say which shifts are of signed numbers, and shifts by a wrong constant are gone from them.
var Overflows = []string{"-fsanitize=shift", "-fno-sanitize-recover=shift"}

// operators are the checks that keep what clang folds. A handler that is called for what is not asked for returns.
const operators = "-fsanitize=signed-integer-overflow,integer-divide-by-zero,float-cast-overflow"

// unfolded gives the module with its checks if clang has folded an operation that has no result, and else text. argv is the command line
// that text is of.
func unfolded(ctx context.Context, path, dir string, argv []string, what string, text []byte) ([]byte, error) {
	poison := hasNoResult(text)
	if !poison && !slices.Contains(argv, Overflows[0]) {
		return text, nil
	}
	checked, err := run(ctx, path, dir, append(slices.Clone(argv), operators), nil, what)
	if err != nil || poison || slices.ContainsFunc(constantSum().FindAllSubmatch(checked, -1), overflows) {
		return checked, err
	}
	return text, nil
}

// constantSum is how the checks of clang compute with two literals.
var constantSum = lazyregexp.New(`call \{ i(\d+), i1 \} @llvm\.s(add|sub|mul)\.with\.overflow\.i\d+\(i\d+ (-?\d+), i\d+ (-?\d+)\)`)

func overflows(sum [][]byte) bool {
	width, err := strconv.Atoi(string(sum[1]))
	x, ok := new(big.Int).SetString(string(sum[3]), 10)
	y, okY := new(big.Int).SetString(string(sum[4]), 10)
	if err != nil || !ok || !okY {
		return false
	}
	switch string(sum[2]) {
	case "add":
		x.Add(x, y)
	case "sub":
		x.Sub(x, y)
	case "mul":
		x.Mul(x, y)
	}
	limit := new(big.Int).Lsh(big.NewInt(1), uint(width-1))
	return x.Cmp(limit) >= 0 || x.Cmp(limit.Neg(limit)) < 0
}

// poisoned is a line of IR with a constant that has no value; a structure or a vector is built from one.
var poisoned = lazyregexp.New(`^ .*\bpoison\b`)
var builds = lazyregexp.New(`^ +\S+ = (?:insertvalue|insertelement|shufflevector) `)

func hasNoResult(text []byte) bool {
	for line := range bytes.Lines(text) {
		if bytes.Contains(line, []byte("poison")) && poisoned().Match(line) && !builds().Match(line) {
			return true
		}
	}
	return false
}
