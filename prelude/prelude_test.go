package prelude

import (
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl"
)

// TestDecls asks for one declaration of each kind, twice, and compares the text
// of what was handed out.
func TestDecls(t *testing.T) {
	l := New()
	single, double := &ivl.FloatType{Sig: 24, Exp: 8}, &ivl.FloatType{Sig: 53, Exp: 11}
	for range 2 {
		l.Arith("add", 32)
		l.Compare("slt", 8)
		l.Extend(true, 8, 32)
		l.Extend(false, 32, 64)
		l.IntDivision("div")
		l.IntDivision("rem")
		l.Float("fma", double)
		l.FloatTest("fisnan", single)
		l.FloatToFloat(single, double)
		l.FloatToFloat(double, single)
		l.FloatToInt(true, single, 32)
		l.IntToFloat(false, 64, double)
		l.BitsToFloat(single)
		l.FloatToBits(double)
		l.Alloc(&ivl.BVType{Width: 64})
		l.Self(ivl.IntType)
		l.Child(ivl.IntType)
	}
	p := &ivl.Program{Decls: l.Decls()}
	for _, d := range ivl.Resolve(p) {
		t.Error(d)
	}
	var b strings.Builder
	if err := ivl.Print(&b, p, ivl.Gsmack); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, line := range strings.Split(b.String(), "\n") {
		if strings.TrimSpace(line) != "" {
			got = append(got, line)
		}
	}
	want := []string{
		`function {:bvbuiltin "bvadd"} $add.bv32(x: bv32, y: bv32) returns (bv32);`,
		`function {:builtin "(_ to_fp 8 24)"} $bitcast.bv32.float(x: bv32) returns (float24e8);`,
		`function {:builtin "fp.to_ieee_bv"} $bitcast.double.bv64(x: float53e11) returns (bv64);`,
		`function {:builtin "fp.isNaN"} $fisnan.float(x: float24e8) returns (bool);`,
		`function {:builtin "fp.fma RNE"} $fma.double(x: float53e11, y: float53e11, z: float53e11) returns (float53e11);`,
		`function {:builtin "(_ to_fp 11 53) RNE"} $fpext.float.double(x: float24e8) returns (float53e11);`,
		`function {:builtin "(_ fp.to_sbv 32) RTZ"} $fptosi.float.bv32(x: float24e8) returns (bv32);`,
		`function {:builtin "(_ to_fp 8 24) RNE"} $fptrunc.double.float(x: float53e11) returns (float24e8);`,
		`function {:inline} $sdiv.int(x: int, y: int) returns (int) { if x >= 0 then x div y else -(-x div y) }`,
		`function {:bvbuiltin "sign_extend 24"} $sext.bv8.bv32(x: bv8) returns (bv32);`,
		`function {:bvbuiltin "bvslt"} $slt.bv8(x: bv8, y: bv8) returns (bool);`,
		`function {:inline} $srem.int(x: int, y: int) returns (int) { if x >= 0 then x mod y else -(-x mod y) }`,
		`function {:builtin "(_ to_fp_unsigned 11 53) RNE"} $uitofp.bv64.double(x: bv64) returns (float53e11);`,
		`function {:bvbuiltin "zero_extend 32"} $zext.bv32.bv64(x: bv32) returns (bv64);`,
		`procedure {:allocator} $alloc(size: bv64) returns (p: bv64);`,
		`procedure {:thread_child} $child() returns (id: int);`,
		`procedure {:thread_self} $self() returns (id: int);`,
	}
	for i := 0; i < max(len(got), len(want)); i++ {
		g, w := "", ""
		if i < len(got) {
			g = got[i]
		}
		if i < len(want) {
			w = want[i]
		}
		if g != w {
			t.Errorf("line %d:\n got %s\nwant %s", i+1, g, w)
		}
	}
}
