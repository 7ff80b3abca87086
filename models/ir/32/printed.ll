target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@.str.1 = private unnamed_addr constant [50 x i8] c"the format asks for more arguments than there are\00", align 1
@.str.2 = private unnamed_addr constant [61 x i8] c"the format asks for a pointer where the argument is a number\00", align 1
@.str.3 = private unnamed_addr constant [40 x i8] c"the number of characters that %n stores\00", align 1
@.str.4 = private unnamed_addr constant [13 x i8] c"printed-text\00", align 1
define dso_local void @__model_printed_text(i8* noundef %s, i32 noundef %precision) {
entry:
  %call.i = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0), i32 noundef 17)
  %cmp.i = icmp sge i32 %precision, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %cmp1.i = icmp slt i32 %precision, %call.i
  br i1 %cmp1.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %if.end.i
if.end.i:
  %most.0.i = phi i32 [ %precision, %if.then.i ], [ %call.i, %land.lhs.true.i ], [ %call.i, %entry ]
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %if.end.i ], [ %inc.i, %for.body.i ]
  %cmp2.i = icmp slt i32 %i.0.i, %most.0.i
  br i1 %cmp2.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %arrayidx.i = getelementptr inbounds i8, i8* %s, i32 %i.0.i
  %0 = load volatile i8, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %0 to i32
  %tobool.i = icmp ne i32 %conv.i, 0
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
define dso_local void @__model_printed_missing() {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.1, i32 0, i32 0))
  ret void
}
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
define dso_local void @__model_printed_no_pointer() {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str.2, i32 0, i32 0))
  ret void
}
define dso_local void @__model_printed_count8(i8* noundef %to) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.3, i32 0, i32 0), i8* noundef %to, i32 noundef 1)
  %call = call i32 @__gsmack_nondet_long()
  %conv = trunc i32 %call to i8
  %conv1 = sext i8 %conv to i32
  %cmp = icmp sge i32 %conv1, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  store i8 %conv, i8* %to, align 1
  ret void
}
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_nondet_long()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define dso_local void @__model_printed_count16(i16* noundef %to) {
entry:
  %0 = bitcast i16* %to to i8*
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.3, i32 0, i32 0), i8* noundef %0, i32 noundef 2)
  %call = call i32 @__gsmack_nondet_long()
  %conv = trunc i32 %call to i16
  %conv1 = sext i16 %conv to i32
  %cmp = icmp sge i32 %conv1, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  store i16 %conv, i16* %to, align 2
  ret void
}
define dso_local void @__model_printed_count32(i32* noundef %to) {
entry:
  %0 = bitcast i32* %to to i8*
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.3, i32 0, i32 0), i8* noundef %0, i32 noundef 4)
  %call = call i32 @__gsmack_nondet_long()
  %cmp = icmp sge i32 %call, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  store i32 %call, i32* %to, align 4
  ret void
}
define dso_local void @__model_printed_count64(i64* noundef %to) {
entry:
  %0 = bitcast i64* %to to i8*
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.3, i32 0, i32 0), i8* noundef %0, i32 noundef 8)
  %call = call i32 @__gsmack_nondet_long()
  %conv = sext i32 %call to i64
  %cmp = icmp sge i64 %conv, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  store i64 %conv, i64* %to, align 4
  ret void
}
declare dso_local i32 @__gsmack_option(i8* noundef, i32 noundef)
