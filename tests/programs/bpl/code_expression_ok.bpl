// @expect verified
var g: int;

function {:inline} even(n: int) returns (bool)
{
  |{
    var h: int;
    begin:
      h := n div 2;
      return h + h == n;
  }|
}

procedure {:inline 1} twice(n: int) returns (r: int)
{
  var half: int;
  half := n;
  if (half == 0) { r := 0; } else { r := half + half; }
}

procedure main()
  modifies g;
{
  var m: [int]int;

  g := 1;
  // With choice: whatever way is taken.
  assert |{ var y: int;
    A: y := g; y := y + 1; goto B, C;
    B: y := y + 1; goto D;
    C: y := y + 2; goto D;
    D: return 3 <= y && y <= 4; }|;
  assert |{ var n: [int]int; var i: int; A: n := m; n[1] := 7; assume i == 1; return n[i] == 7; }|;
  assert |{ var a, b: int; A: a, b := 1, 2; a, b := b, a; return a == 2 && b == 1; }|;
  // Without: wherever an expression stands.
  assert (forall n: int :: even(n) ==> |{ var r: int; A: call r := twice(n); return even(r); }|);
  if (|{ A: g := 2; return g == 2; }|) {
    assert g == 1;
  } else {
    assert false;
  }
}
