target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i8* }
@.str = private unnamed_addr constant [30 x i8] c"the date that localtime gives\00", align 1
@.str.1 = private unnamed_addr constant [27 x i8] c"the date that gmtime gives\00", align 1
@date = internal global %struct.tm zeroinitializer, align 8
@.str.2 = private unnamed_addr constant [27 x i8] c"the time that mktime gives\00", align 1
@.str.3 = private unnamed_addr constant [30 x i8] c"the text that strftime writes\00", align 1
@text = internal global [26 x i8] zeroinitializer, align 16
@.str.4 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.5 = private unnamed_addr constant [29 x i8] c"the text that asctime writes\00", align 1
define dso_local %struct.tm* @localtime_r(i64* noalias noundef %at, %struct.tm* noalias noundef %to) {
entry:
  %0 = load i64, i64* %at, align 8
  call void (i32, ...) @__model_needs(i32 noundef 0, i64 noundef %0)
  call void @any_date(%struct.tm* noundef %to, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str, i64 0, i64 0))
  ret %struct.tm* %to
}
declare dso_local void @__model_needs(i32 noundef, ...)
define internal void @any_date(%struct.tm* noundef %date, i8* noundef %what) {
entry:
  %0 = bitcast %struct.tm* %date to i8*
  call void @__gsmack_approximate(i8* noundef %what, i8* noundef %0, i64 noundef 56)
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sge i32 %call.i, 0
  br i1 %cmp.i, label %land.rhs.i, label %between.exit
land.rhs.i:
  %cmp1.i = icmp sle i32 %call.i, 60
  br label %between.exit
between.exit:
  %1 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %tm_sec = getelementptr inbounds %struct.tm, %struct.tm* %date, i32 0, i32 0
  store i32 %call.i, i32* %tm_sec, align 8
  %call.i12 = call i32 @__gsmack_nondet_int()
  %cmp.i13 = icmp sge i32 %call.i12, 0
  br i1 %cmp.i13, label %land.rhs.i15, label %between.exit16
land.rhs.i15:
  %cmp1.i14 = icmp sle i32 %call.i12, 59
  br label %between.exit16
between.exit16:
  %2 = phi i1 [ false, %between.exit ], [ %cmp1.i14, %land.rhs.i15 ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  %tm_min = getelementptr inbounds %struct.tm, %struct.tm* %date, i32 0, i32 1
  store i32 %call.i12, i32* %tm_min, align 4
  %call.i17 = call i32 @__gsmack_nondet_int()
  %cmp.i18 = icmp sge i32 %call.i17, 0
  br i1 %cmp.i18, label %land.rhs.i20, label %between.exit21
land.rhs.i20:
  %cmp1.i19 = icmp sle i32 %call.i17, 23
  br label %between.exit21
between.exit21:
  %3 = phi i1 [ false, %between.exit16 ], [ %cmp1.i19, %land.rhs.i20 ]
  call void @__gsmack_assume(i1 noundef zeroext %3)
  %tm_hour = getelementptr inbounds %struct.tm, %struct.tm* %date, i32 0, i32 2
  store i32 %call.i17, i32* %tm_hour, align 8
  %call.i22 = call i32 @__gsmack_nondet_int()
  %cmp.i23 = icmp sge i32 %call.i22, 1
  br i1 %cmp.i23, label %land.rhs.i25, label %between.exit26
land.rhs.i25:
  %cmp1.i24 = icmp sle i32 %call.i22, 31
  br label %between.exit26
between.exit26:
  %4 = phi i1 [ false, %between.exit21 ], [ %cmp1.i24, %land.rhs.i25 ]
  call void @__gsmack_assume(i1 noundef zeroext %4)
  %tm_mday = getelementptr inbounds %struct.tm, %struct.tm* %date, i32 0, i32 3
  store i32 %call.i22, i32* %tm_mday, align 4
  %call.i27 = call i32 @__gsmack_nondet_int()
  %cmp.i28 = icmp sge i32 %call.i27, 0
  br i1 %cmp.i28, label %land.rhs.i30, label %between.exit31
land.rhs.i30:
  %cmp1.i29 = icmp sle i32 %call.i27, 11
  br label %between.exit31
between.exit31:
  %5 = phi i1 [ false, %between.exit26 ], [ %cmp1.i29, %land.rhs.i30 ]
  call void @__gsmack_assume(i1 noundef zeroext %5)
  %tm_mon = getelementptr inbounds %struct.tm, %struct.tm* %date, i32 0, i32 4
  store i32 %call.i27, i32* %tm_mon, align 8
  %call5 = call i32 @__gsmack_nondet_int()
  %tm_year = getelementptr inbounds %struct.tm, %struct.tm* %date, i32 0, i32 5
  store i32 %call5, i32* %tm_year, align 4
  %call.i32 = call i32 @__gsmack_nondet_int()
  %cmp.i33 = icmp sge i32 %call.i32, 0
  br i1 %cmp.i33, label %land.rhs.i35, label %between.exit36
land.rhs.i35:
  %cmp1.i34 = icmp sle i32 %call.i32, 6
  br label %between.exit36
between.exit36:
  %6 = phi i1 [ false, %between.exit31 ], [ %cmp1.i34, %land.rhs.i35 ]
  call void @__gsmack_assume(i1 noundef zeroext %6)
  %tm_wday = getelementptr inbounds %struct.tm, %struct.tm* %date, i32 0, i32 6
  store i32 %call.i32, i32* %tm_wday, align 8
  %call.i37 = call i32 @__gsmack_nondet_int()
  %cmp.i38 = icmp sge i32 %call.i37, 0
  br i1 %cmp.i38, label %land.rhs.i40, label %between.exit41
land.rhs.i40:
  %cmp1.i39 = icmp sle i32 %call.i37, 365
  br label %between.exit41
between.exit41:
  %7 = phi i1 [ false, %between.exit36 ], [ %cmp1.i39, %land.rhs.i40 ]
  call void @__gsmack_assume(i1 noundef zeroext %7)
  %tm_yday = getelementptr inbounds %struct.tm, %struct.tm* %date, i32 0, i32 7
  store i32 %call.i37, i32* %tm_yday, align 4
  %call.i42 = call i32 @__gsmack_nondet_int()
  %cmp.i43 = icmp sge i32 %call.i42, -1
  br i1 %cmp.i43, label %land.rhs.i45, label %between.exit46
land.rhs.i45:
  %cmp1.i44 = icmp sle i32 %call.i42, 1
  br label %between.exit46
between.exit46:
  %8 = phi i1 [ false, %between.exit41 ], [ %cmp1.i44, %land.rhs.i45 ]
  call void @__gsmack_assume(i1 noundef zeroext %8)
  %tm_isdst = getelementptr inbounds %struct.tm, %struct.tm* %date, i32 0, i32 8
  store i32 %call.i42, i32* %tm_isdst, align 8
  %call9 = call i64 @__gsmack_nondet_long()
  %tm_gmtoff = getelementptr inbounds %struct.tm, %struct.tm* %date, i32 0, i32 9
  store i64 %call9, i64* %tm_gmtoff, align 8
  %tm_zone = getelementptr inbounds %struct.tm, %struct.tm* %date, i32 0, i32 10
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), i8** %tm_zone, align 8
  ret void
}
define dso_local %struct.tm* @gmtime_r(i64* noalias noundef %at, %struct.tm* noalias noundef %to) {
entry:
  %0 = load i64, i64* %at, align 8
  call void (i32, ...) @__model_needs(i32 noundef 0, i64 noundef %0)
  call void @any_date(%struct.tm* noundef %to, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0))
  ret %struct.tm* %to
}
define dso_local %struct.tm* @localtime(i64* noundef %at) {
entry:
  %0 = load i64, i64* %at, align 8
  call void (i32, ...) @__model_needs(i32 noundef 0, i64 noundef %0)
  call void @any_date(%struct.tm* noundef @date, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str, i64 0, i64 0))
  ret %struct.tm* @date
}
define dso_local %struct.tm* @gmtime(i64* noundef %at) {
entry:
  %0 = load i64, i64* %at, align 8
  call void (i32, ...) @__model_needs(i32 noundef 0, i64 noundef %0)
  call void @any_date(%struct.tm* noundef @date, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0))
  ret %struct.tm* @date
}
define dso_local i64 @mktime(%struct.tm* noundef %from) {
entry:
  %tm_sec = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 0
  %0 = load i32, i32* %tm_sec, align 8
  %tm_min = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 1
  %1 = load i32, i32* %tm_min, align 4
  %tm_hour = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 2
  %2 = load i32, i32* %tm_hour, align 8
  %tm_mday = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 3
  %3 = load i32, i32* %tm_mday, align 4
  %tm_mon = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 4
  %4 = load i32, i32* %tm_mon, align 8
  %tm_year = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 5
  %5 = load i32, i32* %tm_year, align 4
  %tm_isdst = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 8
  %6 = load i32, i32* %tm_isdst, align 8
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  %7 = bitcast %struct.tm* %from to i8*
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i8* noundef %7, i64 noundef 56)
  call void @any_date(%struct.tm* noundef %from, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0))
  %call = call i64 @__gsmack_nondet_long()
  ret i64 %call
}
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i64 noundef)
declare dso_local i64 @__gsmack_nondet_long()
define dso_local i64 @timegm(%struct.tm* noundef %from) {
entry:
  %tm_isdst = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 8
  store i32 0, i32* %tm_isdst, align 8
  %tm_sec.i = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 0
  %0 = load i32, i32* %tm_sec.i, align 8
  %tm_min.i = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 1
  %1 = load i32, i32* %tm_min.i, align 4
  %tm_hour.i = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 2
  %2 = load i32, i32* %tm_hour.i, align 8
  %tm_mday.i = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 3
  %3 = load i32, i32* %tm_mday.i, align 4
  %tm_mon.i = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 4
  %4 = load i32, i32* %tm_mon.i, align 8
  %tm_year.i = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 5
  %5 = load i32, i32* %tm_year.i, align 4
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef 0)
  %6 = bitcast %struct.tm* %from to i8*
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i8* noundef %6, i64 noundef 56)
  call void @any_date(%struct.tm* noundef %from, i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0))
  %call.i = call i64 @__gsmack_nondet_long()
  ret i64 %call.i
}
define dso_local void @tzset() {
entry:
  ret void
}
define dso_local i64 @strftime(i8* noalias noundef %to, i64 noundef %room, i8* noalias noundef %format, %struct.tm* noalias noundef %from) {
entry:
  %call.i = call i64 @__gsmack_text_length(i8* noundef %format, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %format, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %0 = bitcast %struct.tm* %from to i8*
  %call.i15 = call i64 @__gsmack_nondet_ulong()
  %cmp.i16 = icmp ult i64 %call.i15, 56
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i16)
  %arrayidx.i = getelementptr inbounds i8, i8* %0, i64 %call.i15
  %1 = load volatile i8, i8* %arrayidx.i, align 1
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.3, i64 0, i64 0), i8* noundef %to, i64 noundef %room)
  %call = call i64 @__gsmack_nondet_ulong()
  %cmp = icmp eq i64 %call, 0
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp1 = icmp ult i64 %call, %room
  br label %lor.end
lor.end:
  %2 = phi i1 [ true, %reads_all.exit ], [ %cmp1, %lor.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %cleanup
if.end:
  br label %for.cond
for.cond:
  %i.0 = phi i64 [ 0, %if.end ], [ %inc, %for.inc ]
  %cmp3 = icmp ult i64 %i.0, %call
  br i1 %cmp3, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call4 = call signext i8 @__gsmack_nondet_char()
  %arrayidx = getelementptr inbounds i8, i8* %to, i64 %i.0
  store i8 %call4, i8* %arrayidx, align 1
  %conv = sext i8 %call4 to i32
  %cmp6 = icmp ne i32 %conv, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp6)
  br label %for.inc
for.inc:
  %inc = add i64 %i.0, 1
  br label %for.cond
for.end:
  %arrayidx8 = getelementptr inbounds i8, i8* %to, i64 %call
  store i8 0, i8* %arrayidx8, align 1
  br label %cleanup
cleanup:
  %retval.0 = phi i64 [ 0, %if.then ], [ %call, %for.end ]
  ret i64 %retval.0
}
declare dso_local i64 @__gsmack_nondet_ulong()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local signext i8 @__gsmack_nondet_char()
define dso_local i8* @asctime_r(%struct.tm* noalias noundef %from, i8* noalias noundef %to) {
entry:
  %tm_sec = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 0
  %0 = load i32, i32* %tm_sec, align 8
  %tm_min = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 1
  %1 = load i32, i32* %tm_min, align 4
  %tm_hour = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 2
  %2 = load i32, i32* %tm_hour, align 8
  %tm_mday = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 3
  %3 = load i32, i32* %tm_mday, align 4
  %tm_mon = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 4
  %4 = load i32, i32* %tm_mon, align 8
  %tm_year = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 5
  %5 = load i32, i32* %tm_year, align 4
  %tm_wday = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 6
  %6 = load i32, i32* %tm_wday, align 8
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.5, i64 0, i64 0), i8* noundef %to, i64 noundef 26)
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 24
  br i1 %cmp.i, label %for.body.i, label %any_text.exit
for.body.i:
  %call.i = call signext i8 @__gsmack_nondet_char()
  %idxprom.i = sext i32 %i.0.i to i64
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i64 %idxprom.i
  store i8 %call.i, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %call.i to i32
  %cmp3.i = icmp ne i32 %conv.i, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp3.i)
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
any_text.exit:
  %arrayidx5.i = getelementptr inbounds i8, i8* %to, i64 24
  store i8 10, i8* %arrayidx5.i, align 1
  %arrayidx6.i = getelementptr inbounds i8, i8* %to, i64 25
  store i8 0, i8* %arrayidx6.i, align 1
  ret i8* %to
}
define dso_local i8* @ctime_r(i64* noalias noundef %at, i8* noalias noundef %to) {
entry:
  %0 = load i64, i64* %at, align 8
  call void (i32, ...) @__model_needs(i32 noundef 0, i64 noundef %0)
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.5, i64 0, i64 0), i8* noundef %to, i64 noundef 26)
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 24
  br i1 %cmp.i, label %for.body.i, label %any_text.exit
for.body.i:
  %call.i = call signext i8 @__gsmack_nondet_char()
  %idxprom.i = sext i32 %i.0.i to i64
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i64 %idxprom.i
  store i8 %call.i, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %call.i to i32
  %cmp3.i = icmp ne i32 %conv.i, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp3.i)
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
any_text.exit:
  %arrayidx5.i = getelementptr inbounds i8, i8* %to, i64 24
  store i8 10, i8* %arrayidx5.i, align 1
  %arrayidx6.i = getelementptr inbounds i8, i8* %to, i64 25
  store i8 0, i8* %arrayidx6.i, align 1
  ret i8* %to
}
define dso_local i8* @asctime(%struct.tm* noundef %from) {
entry:
  %tm_sec.i = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 0
  %0 = load i32, i32* %tm_sec.i, align 8
  %tm_min.i = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 1
  %1 = load i32, i32* %tm_min.i, align 4
  %tm_hour.i = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 2
  %2 = load i32, i32* %tm_hour.i, align 8
  %tm_mday.i = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 3
  %3 = load i32, i32* %tm_mday.i, align 4
  %tm_mon.i = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 4
  %4 = load i32, i32* %tm_mon.i, align 8
  %tm_year.i = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 5
  %5 = load i32, i32* %tm_year.i, align 4
  %tm_wday.i = getelementptr inbounds %struct.tm, %struct.tm* %from, i32 0, i32 6
  %6 = load i32, i32* %tm_wday.i, align 8
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @text, i64 0, i64 0), i64 noundef 26)
  br label %for.cond.i.i
for.cond.i.i:
  %i.0.i.i = phi i32 [ 0, %entry ], [ %inc.i.i, %for.body.i.i ]
  %cmp.i.i = icmp slt i32 %i.0.i.i, 24
  br i1 %cmp.i.i, label %for.body.i.i, label %asctime_r.exit
for.body.i.i:
  %call.i.i = call signext i8 @__gsmack_nondet_char()
  %idxprom.i.i = sext i32 %i.0.i.i to i64
  %arrayidx.i.i = getelementptr inbounds i8, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @text, i64 0, i64 0), i64 %idxprom.i.i
  store i8 %call.i.i, i8* %arrayidx.i.i, align 1
  %conv.i.i = sext i8 %call.i.i to i32
  %cmp3.i.i = icmp ne i32 %conv.i.i, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp3.i.i)
  %inc.i.i = add nsw i32 %i.0.i.i, 1
  br label %for.cond.i.i
asctime_r.exit:
  store i8 10, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @text, i64 0, i64 24), align 1
  store i8 0, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @text, i64 0, i64 25), align 1
  ret i8* getelementptr inbounds ([26 x i8], [26 x i8]* @text, i64 0, i64 0)
}
define dso_local i8* @ctime(i64* noundef %at) {
entry:
  %0 = load i64, i64* %at, align 8
  call void (i32, ...) @__model_needs(i32 noundef 0, i64 noundef %0)
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @text, i64 0, i64 0), i64 noundef 26)
  br label %for.cond.i.i
for.cond.i.i:
  %i.0.i.i = phi i32 [ 0, %entry ], [ %inc.i.i, %for.body.i.i ]
  %cmp.i.i = icmp slt i32 %i.0.i.i, 24
  br i1 %cmp.i.i, label %for.body.i.i, label %ctime_r.exit
for.body.i.i:
  %call.i.i = call signext i8 @__gsmack_nondet_char()
  %idxprom.i.i = sext i32 %i.0.i.i to i64
  %arrayidx.i.i = getelementptr inbounds i8, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @text, i64 0, i64 0), i64 %idxprom.i.i
  store i8 %call.i.i, i8* %arrayidx.i.i, align 1
  %conv.i.i = sext i8 %call.i.i to i32
  %cmp3.i.i = icmp ne i32 %conv.i.i, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp3.i.i)
  %inc.i.i = add nsw i32 %i.0.i.i, 1
  br label %for.cond.i.i
ctime_r.exit:
  store i8 10, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @text, i64 0, i64 24), align 1
  store i8 0, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @text, i64 0, i64 25), align 1
  ret i8* getelementptr inbounds ([26 x i8], [26 x i8]* @text, i64 0, i64 0)
}
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local i64 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
