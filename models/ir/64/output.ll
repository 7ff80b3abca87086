target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
@standard_input = internal global %struct._IO_FILE zeroinitializer, align 8
@stdin = dso_local global %struct._IO_FILE* @standard_input, align 8
@standard_output = internal global %struct._IO_FILE zeroinitializer, align 8
@stdout = dso_local global %struct._IO_FILE* @standard_output, align 8
@standard_error = internal global %struct._IO_FILE zeroinitializer, align 8
@stderr = dso_local global %struct._IO_FILE* @standard_error, align 8
@.str = private unnamed_addr constant [44 x i8] c"the number of characters that printf writes\00", align 1
@.str.1 = private unnamed_addr constant [45 x i8] c"the number of characters that fprintf writes\00", align 1
@.str.2 = private unnamed_addr constant [45 x i8] c"the number of characters that dprintf writes\00", align 1
@.str.3 = private unnamed_addr constant [45 x i8] c"the number of characters that vprintf writes\00", align 1
@.str.4 = private unnamed_addr constant [46 x i8] c"the number of characters that vfprintf writes\00", align 1
@.str.5 = private unnamed_addr constant [46 x i8] c"the number of characters that vdprintf writes\00", align 1
@.str.6 = private unnamed_addr constant [29 x i8] c"the number that puts returns\00", align 1
@.str.7 = private unnamed_addr constant [30 x i8] c"the number that fputs returns\00", align 1
@.str.8 = private unnamed_addr constant [31 x i8] c"the number that fputws returns\00", align 1
@.str.9 = private unnamed_addr constant [45 x i8] c"the number of characters that wprintf writes\00", align 1
@.str.10 = private unnamed_addr constant [46 x i8] c"the number of characters that fwprintf writes\00", align 1
@.str.11 = private unnamed_addr constant [46 x i8] c"the number of characters that vwprintf writes\00", align 1
@.str.12 = private unnamed_addr constant [47 x i8] c"the number of characters that vfwprintf writes\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@.str.14 = private unnamed_addr constant [42 x i8] c"a standard stream is used that was closed\00", align 1
define dso_local %struct._IO_FILE* @__model_standard(i32 noundef %number) {
entry:
  %cmp = icmp eq i32 %number, 0
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %cmp1 = icmp eq i32 %number, 1
  %cond = select i1 %cmp1, %struct._IO_FILE* @standard_output, %struct._IO_FILE* @standard_error
  br label %cond.end
cond.end:
  %cond2 = phi %struct._IO_FILE* [ @standard_input, %cond.true ], [ %cond, %cond.false ]
  ret %struct._IO_FILE* %cond2
}
define dso_local zeroext i1 @__model_is_standard(%struct._IO_FILE* noundef %file) {
entry:
  %cmp = icmp eq %struct._IO_FILE* %file, @standard_input
  br i1 %cmp, label %lor.end, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp eq %struct._IO_FILE* %file, @standard_output
  br i1 %cmp1, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp2 = icmp eq %struct._IO_FILE* %file, @standard_error
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %lor.lhs.false ], [ true, %entry ], [ %cmp2, %lor.rhs ]
  ret i1 %0
}
define dso_local i32 @printf(i8* noalias noundef %format, ...) {
entry:
  call void @__gsmack_uses(i8* noundef bitcast (%struct._IO_FILE* @standard_output to i8*), i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef @standard_output)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.14, i64 0, i64 0))
  br label %if.end.i.i.i
if.end.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i, label %uses_open_stream.exit.i.i
if.then1.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef @standard_output)
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_stream.exit.i
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef @standard_output)
  br label %uses_stream.exit.i
uses_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %moves_data.exit
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i1.i, label %moves_data.exit
if.then.i1.i:
  call void @__model_cancel_point()
  br label %moves_data.exit
moves_data.exit:
  %call = call i32 @number_or_error(i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str, i64 0, i64 0))
  ret i32 %call
}
define internal i32 @number_or_error(i8* noundef %what) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  call void @__gsmack_approximate(i8* noundef %what, i8* noundef null, i64 noundef 0)
  %call1 = call i32 @__gsmack_nondet_int()
  %cmp = icmp sge i32 %call1, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  br i1 %call, label %cond.true, label %cond.false
cond.true:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %fails.exit
if.end.i.i:
  %call.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i = icmp sgt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %call.i.i, 133
  br label %land.end.i.i
land.end.i.i:
  %0 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2.i.i = icmp eq i32 %call.i.i, 11
  br i1 %cmp2.i.i, label %if.then3.i.i, label %if.end5.i.i
if.then3.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i, label %fails_with.exit.i.i
if.then.i.i.i:
  %call.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i, align 4
  br label %fails_with.exit.i.i
fails_with.exit.i.i:
  br label %cleanup.i.i
if.end5.i.i:
  %cmp6.i.i = icmp eq i32 %call.i.i, 4
  br i1 %cmp6.i.i, label %if.then7.i.i, label %if.end9.i.i
if.then7.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i, label %fails_with.exit8.i.i
if.then.i7.i.i:
  %call.i6.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i, align 4
  br label %fails_with.exit8.i.i
fails_with.exit8.i.i:
  br label %cleanup.i.i
if.end9.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i, label %fails_with.exit11.i.i
if.then.i10.i.i:
  %call.i9.i.i = call i32* @__errno_location()
  store i32 %call.i.i, i32* %call.i9.i.i, align 4
  br label %fails_with.exit11.i.i
fails_with.exit11.i.i:
  br label %cleanup.i.i
cleanup.i.i:
  br label %fails.exit
fails.exit:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ -1, %fails.exit ], [ %call1, %cond.false ]
  ret i32 %cond
}
define dso_local i32 @fprintf(%struct._IO_FILE* noalias noundef %file, i8* noalias noundef %format, ...) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.14, i64 0, i64 0))
  br label %if.end.i.i.i
if.end.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i, label %uses_open_stream.exit.i.i
if.then1.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_stream.exit.i
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit.i
uses_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %moves_data.exit
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i1.i, label %moves_data.exit
if.then.i1.i:
  call void @__model_cancel_point()
  br label %moves_data.exit
moves_data.exit:
  %call = call i32 @number_or_error(i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.1, i64 0, i64 0))
  ret i32 %call
}
define dso_local i32 @dprintf(i32 noundef %file, i8* noalias noundef %format, ...) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  %call = call i32 @number_or_error(i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.2, i64 0, i64 0))
  ret i32 %call
}
define dso_local i32 @vprintf(i8* noalias noundef %format, %struct.__va_list_tag* noundef %arguments) {
entry:
  call void @__gsmack_uses(i8* noundef bitcast (%struct._IO_FILE* @standard_output to i8*), i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef @standard_output)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.14, i64 0, i64 0))
  br label %if.end.i.i.i
if.end.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i, label %uses_open_stream.exit.i.i
if.then1.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef @standard_output)
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_stream.exit.i
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef @standard_output)
  br label %uses_stream.exit.i
uses_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %moves_data.exit
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i1.i, label %moves_data.exit
if.then.i1.i:
  call void @__model_cancel_point()
  br label %moves_data.exit
moves_data.exit:
  %call.i = call i64 @__gsmack_text_length(i8* noundef %format, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %format, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call = call i32 @number_or_error(i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.3, i64 0, i64 0))
  ret i32 %call
}
define dso_local i32 @vfprintf(%struct._IO_FILE* noalias noundef %file, i8* noalias noundef %format, %struct.__va_list_tag* noundef %arguments) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.14, i64 0, i64 0))
  br label %if.end.i.i.i
if.end.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i, label %uses_open_stream.exit.i.i
if.then1.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_stream.exit.i
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit.i
uses_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %moves_data.exit
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i1.i, label %moves_data.exit
if.then.i1.i:
  call void @__model_cancel_point()
  br label %moves_data.exit
moves_data.exit:
  %call.i = call i64 @__gsmack_text_length(i8* noundef %format, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %format, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call = call i32 @number_or_error(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.4, i64 0, i64 0))
  ret i32 %call
}
define dso_local i32 @vdprintf(i32 noundef %file, i8* noalias noundef %format, %struct.__va_list_tag* noundef %arguments) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  %call.i1 = call i64 @__gsmack_text_length(i8* noundef %format, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i1, 0
  br i1 %cmp.i, label %if.then.i2, label %reads_all.exit
if.then.i2:
  call void @__model_printed_text(i8* noundef %format, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call = call i32 @number_or_error(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.5, i64 0, i64 0))
  ret i32 %call
}
define dso_local i32 @puts(i8* noundef %s) {
entry:
  call void @__gsmack_uses(i8* noundef bitcast (%struct._IO_FILE* @standard_output to i8*), i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef @standard_output)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.14, i64 0, i64 0))
  br label %if.end.i.i.i
if.end.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i, label %uses_open_stream.exit.i.i
if.then1.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef @standard_output)
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_stream.exit.i
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef @standard_output)
  br label %uses_stream.exit.i
uses_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %moves_data.exit
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i1.i, label %moves_data.exit
if.then.i1.i:
  call void @__model_cancel_point()
  br label %moves_data.exit
moves_data.exit:
  %call.i = call i64 @__gsmack_text_length(i8* noundef %s, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %s, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call = call i32 @number_or_error(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.6, i64 0, i64 0))
  ret i32 %call
}
define dso_local i32 @fputs(i8* noalias noundef %s, %struct._IO_FILE* noalias noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.14, i64 0, i64 0))
  br label %if.end.i.i.i
if.end.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i, label %uses_open_stream.exit.i.i
if.then1.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_stream.exit.i
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit.i
uses_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %moves_data.exit
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i1.i, label %moves_data.exit
if.then.i1.i:
  call void @__model_cancel_point()
  br label %moves_data.exit
moves_data.exit:
  %call.i = call i64 @__gsmack_text_length(i8* noundef %s, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %s, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call = call i32 @number_or_error(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.7, i64 0, i64 0))
  ret i32 %call
}
define dso_local i32 @putchar(i32 noundef %c) {
entry:
  call void @__gsmack_uses(i8* noundef bitcast (%struct._IO_FILE* @standard_output to i8*), i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef @standard_output)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.14, i64 0, i64 0))
  br label %if.end.i.i.i
if.end.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i, label %uses_open_stream.exit.i.i
if.then1.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef @standard_output)
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_stream.exit.i
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef @standard_output)
  br label %uses_stream.exit.i
uses_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %moves_data.exit
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i1.i, label %moves_data.exit
if.then.i1.i:
  call void @__model_cancel_point()
  br label %moves_data.exit
moves_data.exit:
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %c)
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i3, label %if.then.i.i.i1
if.then.i.i.i1:
  br label %fails.exit.i
if.end.i.i.i3:
  %call.i.i.i2 = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i2, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i2, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %0 = phi i1 [ false, %if.end.i.i.i3 ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i2, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i2, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i2, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails.exit.i
fails.exit.i:
  br label %character_or_error.exit
cond.false.i:
  %conv.i = trunc i32 %c to i8
  %conv2.i = zext i8 %conv.i to i32
  br label %character_or_error.exit
character_or_error.exit:
  %cond.i = phi i32 [ -1, %fails.exit.i ], [ %conv2.i, %cond.false.i ]
  ret i32 %cond.i
}
define dso_local i32 @putc(i32 noundef %c, %struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.14, i64 0, i64 0))
  br label %if.end.i.i.i
if.end.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i, label %uses_open_stream.exit.i.i
if.then1.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_stream.exit.i
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit.i
uses_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %moves_data.exit
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i1.i, label %moves_data.exit
if.then.i1.i:
  call void @__model_cancel_point()
  br label %moves_data.exit
moves_data.exit:
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %c)
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i3, label %if.then.i.i.i1
if.then.i.i.i1:
  br label %fails.exit.i
if.end.i.i.i3:
  %call.i.i.i2 = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i2, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i2, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %1 = phi i1 [ false, %if.end.i.i.i3 ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i2, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i2, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i2, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails.exit.i
fails.exit.i:
  br label %character_or_error.exit
cond.false.i:
  %conv.i = trunc i32 %c to i8
  %conv2.i = zext i8 %conv.i to i32
  br label %character_or_error.exit
character_or_error.exit:
  %cond.i = phi i32 [ -1, %fails.exit.i ], [ %conv2.i, %cond.false.i ]
  ret i32 %cond.i
}
define dso_local i32 @fputc(i32 noundef %c, %struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.14, i64 0, i64 0))
  br label %if.end.i.i.i
if.end.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i, label %uses_open_stream.exit.i.i
if.then1.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_stream.exit.i
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit.i
uses_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %moves_data.exit
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i1.i, label %moves_data.exit
if.then.i1.i:
  call void @__model_cancel_point()
  br label %moves_data.exit
moves_data.exit:
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %c)
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i3, label %if.then.i.i.i1
if.then.i.i.i1:
  br label %fails.exit.i
if.end.i.i.i3:
  %call.i.i.i2 = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i2, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i2, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %1 = phi i1 [ false, %if.end.i.i.i3 ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i2, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i2, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i2, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails.exit.i
fails.exit.i:
  br label %character_or_error.exit
cond.false.i:
  %conv.i = trunc i32 %c to i8
  %conv2.i = zext i8 %conv.i to i32
  br label %character_or_error.exit
character_or_error.exit:
  %cond.i = phi i32 [ -1, %fails.exit.i ], [ %conv2.i, %cond.false.i ]
  ret i32 %cond.i
}
define dso_local i32 @fputwc(i32 noundef %c, %struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.14, i64 0, i64 0))
  br label %if.end.i.i.i
if.end.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i, label %uses_open_stream.exit.i.i
if.then1.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_stream.exit.i
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit.i
uses_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %moves_data.exit
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i1.i, label %moves_data.exit
if.then.i1.i:
  call void @__model_cancel_point()
  br label %moves_data.exit
moves_data.exit:
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %c)
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ -1, %cond.true ], [ %c, %cond.false ]
  ret i32 %cond
}
declare dso_local void @__model_needs(i32 noundef, ...)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define dso_local i32 @putwc(i32 noundef %c, %struct._IO_FILE* noundef %file) {
entry:
  %call = call i32 @fputwc(i32 noundef %c, %struct._IO_FILE* noundef %file)
  ret i32 %call
}
define dso_local i32 @putwchar(i32 noundef %c) {
entry:
  %call = call i32 @fputwc(i32 noundef %c, %struct._IO_FILE* noundef @standard_output)
  ret i32 %call
}
define dso_local i32 @fputws(i32* noalias noundef %s, %struct._IO_FILE* noalias noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.14, i64 0, i64 0))
  br label %if.end.i.i.i
if.end.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i, label %uses_open_stream.exit.i.i
if.then1.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_stream.exit.i
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit.i
uses_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %moves_data.exit
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i1.i, label %moves_data.exit
if.then.i1.i:
  call void @__model_cancel_point()
  br label %moves_data.exit
moves_data.exit:
  br label %for.cond
for.cond:
  %s.addr.0 = phi i32* [ %s, %moves_data.exit ], [ %incdec.ptr, %for.inc ]
  %1 = load i32, i32* %s.addr.0, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %for.body, label %for.end
for.body:
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %1)
  br label %for.inc
for.inc:
  %incdec.ptr = getelementptr inbounds i32, i32* %s.addr.0, i32 1
  br label %for.cond
for.end:
  %call = call i32 @number_or_error(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.8, i64 0, i64 0))
  ret i32 %call
}
define dso_local i32 @wprintf(i32* noalias noundef %format, ...) {
entry:
  call void @__gsmack_uses(i8* noundef bitcast (%struct._IO_FILE* @standard_output to i8*), i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef @standard_output)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.14, i64 0, i64 0))
  br label %if.end.i.i.i
if.end.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i, label %uses_open_stream.exit.i.i
if.then1.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef @standard_output)
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_stream.exit.i
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef @standard_output)
  br label %uses_stream.exit.i
uses_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %moves_data.exit
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i1.i, label %moves_data.exit
if.then.i1.i:
  call void @__model_cancel_point()
  br label %moves_data.exit
moves_data.exit:
  %call = call i32 @number_or_error(i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.9, i64 0, i64 0))
  ret i32 %call
}
define dso_local i32 @fwprintf(%struct._IO_FILE* noalias noundef %file, i32* noalias noundef %format, ...) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.14, i64 0, i64 0))
  br label %if.end.i.i.i
if.end.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i, label %uses_open_stream.exit.i.i
if.then1.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_stream.exit.i
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit.i
uses_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %moves_data.exit
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i1.i, label %moves_data.exit
if.then.i1.i:
  call void @__model_cancel_point()
  br label %moves_data.exit
moves_data.exit:
  %call = call i32 @number_or_error(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.10, i64 0, i64 0))
  ret i32 %call
}
define dso_local i32 @vwprintf(i32* noalias noundef %format, %struct.__va_list_tag* noundef %arguments) {
entry:
  call void @__gsmack_uses(i8* noundef bitcast (%struct._IO_FILE* @standard_output to i8*), i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef @standard_output)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.14, i64 0, i64 0))
  br label %if.end.i.i.i
if.end.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i, label %uses_open_stream.exit.i.i
if.then1.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef @standard_output)
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_stream.exit.i
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef @standard_output)
  br label %uses_stream.exit.i
uses_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %moves_data.exit
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i1.i, label %moves_data.exit
if.then.i1.i:
  call void @__model_cancel_point()
  br label %moves_data.exit
moves_data.exit:
  call void @__model_printed_wide(i32* noundef %format, i32 noundef -1, i32 noundef 1)
  %call = call i32 @number_or_error(i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.11, i64 0, i64 0))
  ret i32 %call
}
declare dso_local void @__model_printed_wide(i32* noundef, i32 noundef, i32 noundef)
define dso_local i32 @vfwprintf(%struct._IO_FILE* noalias noundef %file, i32* noalias noundef %format, %struct.__va_list_tag* noundef %arguments) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.14, i64 0, i64 0))
  br label %if.end.i.i.i
if.end.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i, label %uses_open_stream.exit.i.i
if.then1.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_stream.exit.i
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit.i
uses_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %moves_data.exit
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i1.i, label %moves_data.exit
if.then.i1.i:
  call void @__model_cancel_point()
  br label %moves_data.exit
moves_data.exit:
  call void @__model_printed_wide(i32* noundef %format, i32 noundef -1, i32 noundef 1)
  %call = call i32 @number_or_error(i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.12, i64 0, i64 0))
  ret i32 %call
}
define dso_local i64 @fwrite(i8* noalias noundef %data, i64 noundef %size, i64 noundef %count, %struct._IO_FILE* noalias noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.14, i64 0, i64 0))
  br label %if.end.i.i.i
if.end.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i, label %uses_open_stream.exit.i.i
if.then1.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_stream.exit.i
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit.i
uses_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %moves_data.exit
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i1.i, label %moves_data.exit
if.then.i1.i:
  call void @__model_cancel_point()
  br label %moves_data.exit
moves_data.exit:
  %mul = mul i64 %size, %count
  %tobool.i = icmp ne i64 %mul, 0
  br i1 %tobool.i, label %if.then.i, label %sends.exit
if.then.i:
  %call.i = call i64 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i64 %call.i, %mul
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %add.ptr.i = getelementptr inbounds i8, i8* %data, i64 %call.i
  %1 = load volatile i8, i8* %add.ptr.i, align 1
  call void @__gsmack_sends(i8* noundef %add.ptr.i, i8 noundef signext %1)
  br label %sends.exit
sends.exit:
  %call = call i64 @__gsmack_nondet_ulong()
  %cmp = icmp ule i64 %call, %count
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  %cmp1 = icmp ult i64 %call, %count
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i, label %if.then.i.i6
if.then.i.i6:
  br label %fails.exit
if.end.i.i:
  %call.i.i7 = call i32 @__gsmack_nondet_int()
  %cmp.i.i = icmp sgt i32 %call.i.i7, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %call.i.i7, 133
  br label %land.end.i.i
land.end.i.i:
  %2 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  %cmp2.i.i = icmp eq i32 %call.i.i7, 11
  br i1 %cmp2.i.i, label %if.then3.i.i, label %if.end5.i.i
if.then3.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i9, label %fails_with.exit.i.i
if.then.i.i.i9:
  %call.i.i.i8 = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i8, align 4
  br label %fails_with.exit.i.i
fails_with.exit.i.i:
  br label %cleanup.i.i
if.end5.i.i:
  %cmp6.i.i = icmp eq i32 %call.i.i7, 4
  br i1 %cmp6.i.i, label %if.then7.i.i, label %if.end9.i.i
if.then7.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i, label %fails_with.exit8.i.i
if.then.i7.i.i:
  %call.i6.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i, align 4
  br label %fails_with.exit8.i.i
fails_with.exit8.i.i:
  br label %cleanup.i.i
if.end9.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i, label %fails_with.exit11.i.i
if.then.i10.i.i:
  %call.i9.i.i = call i32* @__errno_location()
  store i32 %call.i.i7, i32* %call.i9.i.i, align 4
  br label %fails_with.exit11.i.i
fails_with.exit11.i.i:
  br label %cleanup.i.i
cleanup.i.i:
  br label %fails.exit
fails.exit:
  br label %if.end
if.end:
  ret i64 %call
}
declare dso_local i64 @__gsmack_nondet_ulong()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define dso_local i32 @fflush(%struct._IO_FILE* noundef %file) {
entry:
  %tobool = icmp ne %struct._IO_FILE* %file, null
  br i1 %tobool, label %if.then, label %if.end2
if.then:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i, label %if.end.i.i
if.then.i.i:
  %call.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i = xor i1 %call.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.14, i64 0, i64 0))
  br label %if.end.i.i
if.end.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i, label %uses_open_stream.exit.i
if.then1.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit.i
uses_open_stream.exit.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i, label %uses_stream.exit
if.then.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit
uses_stream.exit:
  br i1 icmp ne (void (%struct._IO_FILE*, i1)* @__model_tell_text, void (%struct._IO_FILE*, i1)* null), label %if.then1, label %if.end
if.then1:
  call void @__model_tell_text(%struct._IO_FILE* noundef %file, i1 noundef zeroext false)
  br label %if.end
if.end:
  br label %if.end2
if.end2:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i3, label %possible_cancellation_point.exit
if.then.i3:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  %call.i4 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i4, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_not.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %1 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails.exit.i
fails.exit.i:
  br label %done_or_not.exit
done_or_not.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails.exit.i ]
  ret i32 %cond.i
}
declare extern_weak dso_local void @__model_tell_text(%struct._IO_FILE* noundef, i1 noundef zeroext)
define dso_local void @perror(i8* noundef %s) {
entry:
  call void @__gsmack_uses(i8* noundef bitcast (%struct._IO_FILE* @standard_error to i8*), i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef @standard_error)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.14, i64 0, i64 0))
  br label %if.end.i.i.i
if.end.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i, label %uses_open_stream.exit.i.i
if.then1.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef @standard_error)
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_stream.exit.i
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef @standard_error)
  br label %uses_stream.exit.i
uses_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %moves_data.exit
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i1.i, label %moves_data.exit
if.then.i1.i:
  call void @__model_cancel_point()
  br label %moves_data.exit
moves_data.exit:
  %tobool = icmp ne i8* %s, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %call.i = call i64 @__gsmack_text_length(i8* noundef %s, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %s, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  br label %if.end
if.end:
  ret void
}
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i64 noundef)
declare dso_local i32 @__gsmack_nondet_int()
declare extern_weak dso_local void @__model_cancel_point()
declare dso_local i64 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_sends(i8* noundef, i8 noundef signext)
declare extern_weak dso_local i32* @__errno_location()
declare extern_weak dso_local void @__model_stream_locked(%struct._IO_FILE* noundef)
declare dso_local void @__gsmack_uses(i8* noundef, i64 noundef)
declare extern_weak dso_local zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare extern_weak dso_local void @__model_stream_buffer(%struct._IO_FILE* noundef)
