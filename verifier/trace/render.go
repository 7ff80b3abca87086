package trace

import (
	"math/big"
	"slices"
	"strconv"
	"strings"

	"github.com/gsmack/gsmack/ivl/value"
)

// Render writes v as a C programmer would write a value of the C type. An
// empty type means that v belongs to no C program: it is written in the IVL's
// notation. Pointers are named with m, which may be nil.
func Render(v value.Value, ctype string, m *Memory) string {
	if ctype == "" {
		return v.String()
	}
	t := plainType(ctype)
	switch v.Kind() {
	case value.BoolKind:
		if t == "_Bool" || t == "bool" {
			return v.String()
		}
		if v.IsTrue() {
			return "1"
		}
		return "0"
	case value.FloatKind:
		return v.FloatText()
	case value.IntKind, value.BVKind:
		return renderInteger(v, t, m)
	}
	return v.String()
}

// renderInteger writes an integer or bit-vector as a value of the C type t.
func renderInteger(v value.Value, t string, m *Memory) string {
	n, small := v.Uint64()
	if m != nil {
		for _, x := range []*big.Int{v.SignedBig(), v.BigInt()} {
			if name := m.enums[t][x.Int64()]; name != "" && x.IsInt64() {
				return name
			}
		}
	}
	switch {
	case isPointer(t):
		if !small {
			return v.SignedBig().String()
		}
		if m == nil {
			m = &Memory{}
		}
		return m.Pointer(n)
	case t == "_Bool" || t == "bool":
		if small && n == 0 {
			return "false"
		}
		return "true"
	case isFloat(t) && v.Kind() == value.BVKind:
		if f, ok := formats[v.Width()]; ok {
			return value.Float(f.sig, f.exp, v.BigInt()).FloatText()
		}
		return "0x" + v.BigInt().Text(16)
	case t == "char":
		s := v.SignedBig()
		if s.IsInt64() && s.Int64() >= 0 && s.Int64() < 128 {
			if q := strconv.QuoteRune(rune(s.Int64())); s.Int64() >= ' ' || strings.Contains(`'\n''\t''\r'`, q) {
				return s.String() + " " + q
			}
		}
		return s.String()
	case isUnsigned(t):
		return v.BigInt().String()
	}
	return v.SignedBig().String()
}

// plainType drops what does not matter for printing a value.
func plainType(t string) string {
	words := slices.DeleteFunc(strings.Fields(strings.ReplaceAll(t, "*", "* ")), func(w string) bool {
		return slices.Contains([]string{"const", "volatile", "_Atomic", "restrict", "register", "static"}, w)
	})
	s := strings.ReplaceAll(strings.Join(words, " "), "* ", "*")
	if strings.HasPrefix(s, "_Atomic(") && strings.HasSuffix(s, ")") {
		s = s[len("_Atomic(") : len(s)-1]
	}
	return s
}

func isPointer(t string) bool {
	return strings.HasSuffix(t, "*") || strings.Contains(t, "(*")
}

func isFloat(t string) bool {
	return t == "float" || t == "double" || t == "long double" || t == "_Float16" || t == "__fp16"
}

// formats are those of IEEE 754 that C has types of, by their widths.
var formats = map[int]struct{ sig, exp int }{16: {11, 5}, 32: {24, 8}, 64: {53, 11}}

// isUnsigned knows C's unsigned types and the usual names of the libraries.
func isUnsigned(t string) bool {
	if strings.Contains(t, "unsigned") {
		return true
	}
	t = strings.TrimPrefix(t, "__")
	switch t {
	case "size_t", "uintptr_t", "uintmax_t", "pthread_t", "u_char", "u_short", "u_int", "u_long",
		"uint", "ulong", "ushort", "uchar", "char16_t", "char32_t", "pthread_key_t":
		return true
	}
	return strings.HasPrefix(t, "uint") && strings.HasSuffix(t, "_t") ||
		strings.HasPrefix(t, "u_int") && strings.HasSuffix(t, "_t")
}

// typeSize is the size of a C type in bytes where pointers and long have word
// bytes; 0 if it is not known.
func typeSize(t string, word uint64) uint64 {
	t = plainType(t)
	if isPointer(t) {
		return word
	}
	base := strings.TrimPrefix(strings.TrimPrefix(t, "unsigned "), "signed ")
	switch base {
	case "char", "_Bool", "bool", "int8_t", "uint8_t":
		return 1
	case "short", "short int", "int16_t", "uint16_t":
		return 2
	case "int", "float", "int32_t", "uint32_t", "unsigned", "signed":
		return 4
	case "long", "long int", "size_t", "ssize_t", "intptr_t", "uintptr_t", "pthread_t":
		return word
	case "long long", "long long int", "double", "int64_t", "uint64_t":
		return 8
	}
	return 0
}
