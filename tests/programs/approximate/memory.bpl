// @expect unknown
// The model writes as much as it likes of the memory that it names.
var {:data} m: [int]int;

procedure {:model} print(to: int, size: int)
{
  var n: int;
  assume {:approximate "the text that is printed", to, size, m} true;
  havoc n;
  if (n > 0) { m[to] := 1; }
  if (n > 1) { m[to + 1] := 1; }
}

procedure {:entrypoint} main()
{
  m[8] := 0;
  m[9] := 0;
  call print(8, 2);
  assert m[9] == 1;
}
