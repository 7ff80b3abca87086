target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [13 x i8] c"printed-text\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@.str.2 = private unnamed_addr constant [50 x i8] c"the format asks for more arguments than there are\00", align 1
@.str.3 = private unnamed_addr constant [61 x i8] c"the format asks for a pointer where the argument is a number\00", align 1
@.str.4 = private unnamed_addr constant [40 x i8] c"the number of characters that %n stores\00", align 1
define dso_local void @__model_printed_text(i8* noundef %s, i32 noundef %precision) {
entry:
  %call.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i64 noundef 17)
  %conv.i = trunc i64 %call.i to i32
  %cmp.i = icmp sge i32 %precision, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %cmp2.i = icmp slt i32 %precision, %conv.i
  br i1 %cmp2.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %if.end.i
if.end.i:
  %most.0.i = phi i32 [ %precision, %if.then.i ], [ %conv.i, %land.lhs.true.i ], [ %conv.i, %entry ]
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %if.end.i ], [ %inc.i, %for.body.i ]
  %cmp4.i = icmp slt i32 %i.0.i, %most.0.i
  br i1 %cmp4.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %idxprom.i = sext i32 %i.0.i to i64
  %arrayidx.i = getelementptr inbounds i8, i8* %s, i64 %idxprom.i
  %0 = load volatile i8, i8* %arrayidx.i, align 1
  %conv6.i = sext i8 %0 to i32
  %tobool.i = icmp ne i32 %conv6.i, 0
  br label %land.end.i
land.end.i:
  %1 = phi i1 [ false, %for.cond.i ], [ %tobool.i, %land.rhs.i ]
  br i1 %1, label %for.body.i, label %reads_text.exit
for.body.i:
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
reads_text.exit:
  ret void
}
define dso_local void @__model_printed_wide(i32* noundef %s, i32 noundef %precision, i32 noundef %largest) {
entry:
  %call = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i64 noundef 17)
  %conv = trunc i64 %call to i32
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %bytes.0 = phi i32 [ 0, %entry ], [ %add, %for.inc ]
  %cmp = icmp slt i32 %i.0, %conv
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp2 = icmp ne i32 %bytes.0, %precision
  br label %land.end
land.end:
  %0 = phi i1 [ false, %for.cond ], [ %cmp2, %land.rhs ]
  br i1 %0, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %cleanup26
for.body:
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, i32* %s, i64 %idxprom
  %1 = load volatile i32, i32* %arrayidx, align 4
  %cmp4 = icmp slt i32 %1, 128
  br i1 %cmp4, label %cond.true, label %cond.false
cond.true:
  br label %cond.end13
cond.false:
  %cmp6 = icmp slt i32 %1, 2048
  br i1 %cmp6, label %cond.true8, label %cond.false9
cond.true8:
  br label %cond.end
cond.false9:
  %cmp10 = icmp slt i32 %1, 65536
  %cond = select i1 %cmp10, i32 3, i32 4
  br label %cond.end
cond.end:
  %cond12 = phi i32 [ 2, %cond.true8 ], [ %cond, %cond.false9 ]
  br label %cond.end13
cond.end13:
  %cond14 = phi i32 [ 1, %cond.true ], [ %cond12, %cond.end ]
  %cmp15 = icmp slt i32 %cond14, %largest
  br i1 %cmp15, label %cond.true17, label %cond.false18
cond.true17:
  br label %cond.end19
cond.false18:
  br label %cond.end19
cond.end19:
  %cond20 = phi i32 [ %cond14, %cond.true17 ], [ %largest, %cond.false18 ]
  %add = add nsw i32 %bytes.0, %cond20
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %lor.lhs.false, label %if.then
lor.lhs.false:
  %cmp21 = icmp sge i32 %precision, 0
  br i1 %cmp21, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp23 = icmp sgt i32 %add, %precision
  br i1 %cmp23, label %if.then, label %if.end
if.then:
  br label %cleanup
if.end:
  br label %cleanup
cleanup:
  %cleanup.dest.slot.0 = phi i32 [ 2, %if.then ], [ 0, %if.end ]
  switch i32 %cleanup.dest.slot.0, label %cleanup26 [
    i32 0, label %cleanup.cont
  ]
cleanup.cont:
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
cleanup26:
  br label %for.end
for.end:
  ret void
}
declare dso_local i64 @__gsmack_option(i8* noundef, i64 noundef)
define dso_local void @__model_printed_missing() {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.2, i64 0, i64 0))
  ret void
}
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
define dso_local void @__model_printed_no_pointer() {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.3, i64 0, i64 0))
  ret void
}
define dso_local void @__model_printed_count8(i8* noundef %to) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.4, i64 0, i64 0), i8* noundef %to, i64 noundef 1)
  %call = call i64 @__gsmack_nondet_long()
  %conv = trunc i64 %call to i8
  %conv1 = sext i8 %conv to i32
  %cmp = icmp sge i32 %conv1, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  store i8 %conv, i8* %to, align 1
  ret void
}
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i64 noundef)
declare dso_local i64 @__gsmack_nondet_long()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define dso_local void @__model_printed_count16(i16* noundef %to) {
entry:
  %0 = bitcast i16* %to to i8*
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.4, i64 0, i64 0), i8* noundef %0, i64 noundef 2)
  %call = call i64 @__gsmack_nondet_long()
  %conv = trunc i64 %call to i16
  %conv1 = sext i16 %conv to i32
  %cmp = icmp sge i32 %conv1, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  store i16 %conv, i16* %to, align 2
  ret void
}
define dso_local void @__model_printed_count32(i32* noundef %to) {
entry:
  %0 = bitcast i32* %to to i8*
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.4, i64 0, i64 0), i8* noundef %0, i64 noundef 4)
  %call = call i64 @__gsmack_nondet_long()
  %conv = trunc i64 %call to i32
  %cmp = icmp sge i32 %conv, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  store i32 %conv, i32* %to, align 4
  ret void
}
define dso_local void @__model_printed_count64(i64* noundef %to) {
entry:
  %0 = bitcast i64* %to to i8*
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.4, i64 0, i64 0), i8* noundef %0, i64 noundef 8)
  %call = call i64 @__gsmack_nondet_long()
  %cmp = icmp sge i64 %call, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  store i64 %call, i64* %to, align 8
  ret void
}
