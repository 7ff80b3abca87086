target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.stat = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, %struct.timespec, %struct.timespec, %struct.timespec, [3 x i64] }
%struct.timespec = type { i64, i64 }
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct._G_fpos_t = type { i64, %struct.__mbstate_t }
%struct.__mbstate_t = type { i32, %union.anon }
%union.anon = type { i32 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.__dirstream = type opaque
%struct.dirent = type { i64, i64, i16, i8, [256 x i8] }
@.str = private unnamed_addr constant [16 x i8] c"directory.entry\00", align 1
@.str.1 = private unnamed_addr constant [49 x i8] c"in front of a character that scanf does not take\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@.str.3 = private unnamed_addr constant [42 x i8] c"a standard stream is used that was closed\00", align 1
@.str.4 = private unnamed_addr constant [17 x i8] c"file.nonblocking\00", align 1
define dso_local i32 @stat(i8* noundef nonnull %path, %struct.stat* noundef nonnull %s) {
entry:
  %call.i = call i64 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call = call i32 @look(%struct.stat* noundef %s)
  ret i32 %call
}
define internal i32 @look(%struct.stat* noundef %s) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then, label %if.end
if.then:
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
  br label %return
if.end:
  %call2 = call i32 @__gsmack_nondet_uint()
  %st_mode = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 3
  store i32 %call2, i32* %st_mode, align 8
  %call3 = call i64 @__gsmack_nondet_long()
  %st_size = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 8
  store i64 %call3, i64* %st_size, align 8
  %cmp = icmp sge i64 %call3, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  %st_blksize = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 9
  store i64 4096, i64* %st_blksize, align 8
  %call5 = call i64 @__gsmack_nondet_long()
  %st_blocks = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 10
  store i64 %call5, i64* %st_blocks, align 8
  %call6 = call i64 @__gsmack_nondet_ulong()
  %st_nlink = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 2
  store i64 %call6, i64* %st_nlink, align 8
  %call7 = call i64 @__gsmack_nondet_ulong()
  %st_dev = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 0
  store i64 %call7, i64* %st_dev, align 8
  %call8 = call i64 @__gsmack_nondet_ulong()
  %st_rdev = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 7
  store i64 %call8, i64* %st_rdev, align 8
  %call9 = call i64 @__gsmack_nondet_ulong()
  %st_ino = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 1
  store i64 %call9, i64* %st_ino, align 8
  %call10 = call i32 @__gsmack_nondet_uint()
  %st_uid = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 4
  store i32 %call10, i32* %st_uid, align 4
  %call11 = call i32 @__gsmack_nondet_uint()
  %st_gid = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 5
  store i32 %call11, i32* %st_gid, align 8
  %st_atim = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 11
  %call.i = call i64 @__gsmack_nondet_long()
  %tv_sec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %st_atim, i32 0, i32 0
  store i64 %call.i, i64* %tv_sec.i, align 8
  %call1.i = call i64 @__gsmack_nondet_long()
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %st_atim, i32 0, i32 1
  store i64 %call1.i, i64* %tv_nsec.i, align 8
  %cmp.i = icmp sge i64 %call1.i, 0
  br i1 %cmp.i, label %land.rhs.i, label %any_time.exit
land.rhs.i:
  %cmp4.i = icmp slt i64 %call1.i, 1000000000
  br label %any_time.exit
any_time.exit:
  %1 = phi i1 [ false, %if.end ], [ %cmp4.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %st_mtim = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 12
  %call.i14 = call i64 @__gsmack_nondet_long()
  %tv_sec.i15 = getelementptr inbounds %struct.timespec, %struct.timespec* %st_mtim, i32 0, i32 0
  store i64 %call.i14, i64* %tv_sec.i15, align 8
  %call1.i16 = call i64 @__gsmack_nondet_long()
  %tv_nsec.i17 = getelementptr inbounds %struct.timespec, %struct.timespec* %st_mtim, i32 0, i32 1
  store i64 %call1.i16, i64* %tv_nsec.i17, align 8
  %cmp.i18 = icmp sge i64 %call1.i16, 0
  br i1 %cmp.i18, label %land.rhs.i20, label %any_time.exit21
land.rhs.i20:
  %cmp4.i19 = icmp slt i64 %call1.i16, 1000000000
  br label %any_time.exit21
any_time.exit21:
  %2 = phi i1 [ false, %any_time.exit ], [ %cmp4.i19, %land.rhs.i20 ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  %st_ctim = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 13
  %call.i22 = call i64 @__gsmack_nondet_long()
  %tv_sec.i23 = getelementptr inbounds %struct.timespec, %struct.timespec* %st_ctim, i32 0, i32 0
  store i64 %call.i22, i64* %tv_sec.i23, align 8
  %call1.i24 = call i64 @__gsmack_nondet_long()
  %tv_nsec.i25 = getelementptr inbounds %struct.timespec, %struct.timespec* %st_ctim, i32 0, i32 1
  store i64 %call1.i24, i64* %tv_nsec.i25, align 8
  %cmp.i26 = icmp sge i64 %call1.i24, 0
  br i1 %cmp.i26, label %land.rhs.i28, label %any_time.exit29
land.rhs.i28:
  %cmp4.i27 = icmp slt i64 %call1.i24, 1000000000
  br label %any_time.exit29
any_time.exit29:
  %3 = phi i1 [ false, %any_time.exit21 ], [ %cmp4.i27, %land.rhs.i28 ]
  call void @__gsmack_assume(i1 noundef zeroext %3)
  br label %return
return:
  %retval.0 = phi i32 [ -1, %fails.exit ], [ 0, %any_time.exit29 ]
  ret i32 %retval.0
}
define dso_local i32 @lstat(i8* noundef nonnull %path, %struct.stat* noundef nonnull %s) {
entry:
  %call.i.i = call i64 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i.i = icmp slt i64 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %stat.exit
if.then.i.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %stat.exit
stat.exit:
  %call.i = call i32 @look(%struct.stat* noundef %s)
  ret i32 %call.i
}
define dso_local i32 @fstat(i32 noundef %file, %struct.stat* noundef nonnull %s) {
entry:
  %call = call i32 @look(%struct.stat* noundef %s)
  ret i32 %call
}
define dso_local i32 @__xstat(i32 noundef %version, i8* noundef %path, %struct.stat* noundef %s) {
entry:
  %call.i.i = call i64 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i.i = icmp slt i64 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %stat.exit
if.then.i.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %stat.exit
stat.exit:
  %call.i = call i32 @look(%struct.stat* noundef %s)
  ret i32 %call.i
}
define dso_local i32 @__lxstat(i32 noundef %version, i8* noundef %path, %struct.stat* noundef %s) {
entry:
  %call.i.i = call i64 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i.i = icmp slt i64 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %stat.exit
if.then.i.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %stat.exit
stat.exit:
  %call.i = call i32 @look(%struct.stat* noundef %s)
  ret i32 %call.i
}
define dso_local i32 @__fxstat(i32 noundef %version, i32 noundef %file, %struct.stat* noundef %s) {
entry:
  %call = call i32 @look(%struct.stat* noundef %s)
  ret i32 %call
}
define dso_local i64 @lseek(i32 noundef %file, i64 noundef %offset, i32 noundef %whence) {
entry:
  %cmp = icmp slt i32 %file, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 9, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %return
if.end:
  %call.i4 = call i64 @__gsmack_nondet_long()
  %cmp.i = icmp sge i64 %call.i4, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %cmp1.i = icmp slt i64 %call.i4, 0
  br i1 %cmp1.i, label %cond.true.i, label %cond.false.i
cond.true.i:
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
  %0 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
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
  br label %any_place.exit
cond.false.i:
  br label %any_place.exit
any_place.exit:
  %cond.i = phi i64 [ -1, %fails.exit.i ], [ %call.i4, %cond.false.i ]
  %cmp2 = icmp ne i32 %whence, 0
  br i1 %cmp2, label %lor.end, label %lor.lhs.false
lor.lhs.false:
  %cmp4 = icmp slt i64 %cond.i, 0
  br i1 %cmp4, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp6 = icmp eq i64 %cond.i, %offset
  br label %lor.end
lor.end:
  %1 = phi i1 [ true, %lor.lhs.false ], [ true, %any_place.exit ], [ %cmp6, %lor.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  br label %return
return:
  %retval.0 = phi i64 [ -1, %fails_with.exit ], [ %cond.i, %lor.end ]
  ret i64 %retval.0
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
define dso_local i32 @fseek(%struct._IO_FILE* noundef %file, i64 noundef %offset, i32 noundef %whence) {
entry:
  %call = call i32 @seeks(%struct._IO_FILE* noundef %file, i32 noundef %whence)
  ret i32 %call
}
define internal i32 @seeks(%struct._IO_FILE* noundef %file, i32 noundef %whence) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.3, i64 0, i64 0))
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
  %cmp = icmp eq i32 %whence, 0
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  br i1 icmp ne (i1 ()* @__model_unmatched, i1 ()* null), label %land.rhs.i.i, label %unmatched.exit.i
land.rhs.i.i:
  %call.i.i1 = call zeroext i1 @__model_unmatched()
  br label %unmatched.exit.i
unmatched.exit.i:
  %1 = phi i1 [ false, %lor.rhs ], [ %call.i.i1, %land.rhs.i.i ]
  br i1 %1, label %land.rhs.i, label %at_unmatched.exit
land.rhs.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_lasting(i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.1, i64 0, i64 0))
  br label %at_unmatched.exit
at_unmatched.exit:
  %2 = phi i1 [ false, %unmatched.exit.i ], [ %call1.i, %land.rhs.i ]
  %lnot = xor i1 %2, true
  br label %lor.end
lor.end:
  %3 = phi i1 [ true, %moves_data.exit ], [ %lnot, %at_unmatched.exit ]
  call void @__gsmack_assume(i1 noundef zeroext %3)
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_not.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i4, label %if.then.i.i.i2
if.then.i.i.i2:
  br label %fails.exit.i
if.end.i.i.i4:
  %call.i.i.i3 = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i3, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i3, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %4 = phi i1 [ false, %if.end.i.i.i4 ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %4)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i3, 11
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
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i3, 4
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
  store i32 %call.i.i.i3, i32* %call.i9.i.i.i, align 4
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
define dso_local i32 @fseeko(%struct._IO_FILE* noundef %file, i64 noundef %offset, i32 noundef %whence) {
entry:
  %call = call i32 @seeks(%struct._IO_FILE* noundef %file, i32 noundef %whence)
  ret i32 %call
}
define dso_local i32 @fsetpos(%struct._IO_FILE* noundef %file, %struct._G_fpos_t* noundef %at) {
entry:
  %0 = bitcast %struct._G_fpos_t* %at to i8*
  %call.i = call i64 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i64 %call.i, 16
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %arrayidx.i = getelementptr inbounds i8, i8* %0, i64 %call.i
  %1 = load volatile i8, i8* %arrayidx.i, align 1
  %call = call i32 @seeks(%struct._IO_FILE* noundef %file, i32 noundef 0)
  ret i32 %call
}
define dso_local i32 @fgetpos(%struct._IO_FILE* noalias noundef %file, %struct._G_fpos_t* noalias noundef %at) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.3, i64 0, i64 0))
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
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_not.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i4, label %if.then.i.i.i2
if.then.i.i.i2:
  br label %fails.exit.i
if.end.i.i.i4:
  %call.i.i.i3 = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i3, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i3, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %1 = phi i1 [ false, %if.end.i.i.i4 ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i3, 11
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
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i3, 4
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
  store i32 %call.i.i.i3, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails.exit.i
fails.exit.i:
  br label %done_or_not.exit
done_or_not.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails.exit.i ]
  %tobool = icmp ne i32 %cond.i, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %2 = bitcast %struct._G_fpos_t* %at to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %2, i8 0, i64 16, i1 false)
  %call1 = call i64 @__gsmack_nondet_long()
  %__pos = getelementptr inbounds %struct._G_fpos_t, %struct._G_fpos_t* %at, i32 0, i32 0
  store i64 %call1, i64* %__pos, align 8
  br label %return
return:
  %retval.0 = phi i32 [ -1, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)
declare dso_local i64 @__gsmack_nondet_long()
define dso_local i64 @ftello(%struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.3, i64 0, i64 0))
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
  %call.i = call i64 @__gsmack_nondet_long()
  %cmp.i = icmp sge i64 %call.i, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %cmp1.i = icmp slt i64 %call.i, 0
  br i1 %cmp1.i, label %cond.true.i, label %cond.false.i
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
  br label %any_place.exit
cond.false.i:
  br label %any_place.exit
any_place.exit:
  %cond.i = phi i64 [ -1, %fails.exit.i ], [ %call.i, %cond.false.i ]
  ret i64 %cond.i
}
define dso_local i64 @ftell(%struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.3, i64 0, i64 0))
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
  %call.i = call i64 @__gsmack_nondet_long()
  %cmp.i = icmp sge i64 %call.i, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %cmp1.i = icmp slt i64 %call.i, 0
  br i1 %cmp1.i, label %cond.true.i, label %cond.false.i
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
  br label %any_place.exit
cond.false.i:
  br label %any_place.exit
any_place.exit:
  %cond.i = phi i64 [ -1, %fails.exit.i ], [ %call.i, %cond.false.i ]
  ret i64 %cond.i
}
define dso_local void @rewind(%struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.3, i64 0, i64 0))
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
  ret void
}
define dso_local void @clearerr(%struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i, label %if.end.i.i
if.then.i.i:
  %call.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i = xor i1 %call.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.3, i64 0, i64 0))
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
  ret void
}
define dso_local noalias %struct._IO_FILE* @fdopen(i32 noundef %file, i8* noundef %mode) {
entry:
  %call.i = call i64 @__gsmack_text_length(i8* noundef %mode, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %mode, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call = call %struct._IO_FILE* @any_stream()
  ret %struct._IO_FILE* %call
}
define internal %struct._IO_FILE* @any_stream() {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then, label %if.end
if.then:
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
  br label %return
if.end:
  %call2 = call i8* @__gsmack_alloc(i64 noundef 216)
  %1 = bitcast i8* %call2 to %struct._IO_FILE*
  call void @__model_belongs(i8* noundef %call2, i64 noundef 1)
  br label %return
return:
  %retval.0 = phi %struct._IO_FILE* [ null, %fails.exit ], [ %1, %if.end ]
  ret %struct._IO_FILE* %retval.0
}
define dso_local noalias %struct._IO_FILE* @tmpfile() {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  %call = call %struct._IO_FILE* @any_stream()
  ret %struct._IO_FILE* %call
}
define dso_local noalias %struct._IO_FILE* @popen(i8* noundef %command, i8* noundef %mode) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  %call.i1 = call i64 @__gsmack_text_length(i8* noundef %command, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i1, 0
  br i1 %cmp.i, label %if.then.i2, label %reads_all.exit
if.then.i2:
  call void @__model_printed_text(i8* noundef %command, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call.i3 = call i64 @__gsmack_text_length(i8* noundef %mode, i32 noundef 0)
  %cmp.i4 = icmp slt i64 %call.i3, 0
  br i1 %cmp.i4, label %if.then.i5, label %reads_all.exit6
if.then.i5:
  call void @__model_printed_text(i8* noundef %mode, i32 noundef -1)
  br label %reads_all.exit6
reads_all.exit6:
  %call = call %struct._IO_FILE* @any_stream()
  ret %struct._IO_FILE* %call
}
define dso_local i32 @ftruncate(i32 noundef %file, i64 noundef %length) {
entry:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %cond.true.i, label %cond.false.i
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
  %0 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
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
define dso_local i32 @fsync(i32 noundef %file) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_interrupted.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails_or_is_interrupted.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %0 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
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
  call void @__gsmack_assume(i1 noundef zeroext icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null))
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
  br label %fails_or_is_interrupted.exit.i
fails_or_is_interrupted.exit.i:
  br label %done_or_interrupted.exit
done_or_interrupted.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails_or_is_interrupted.exit.i ]
  ret i32 %cond.i
}
define dso_local i32 @fdatasync(i32 noundef %file) {
entry:
  %call = call i32 @fsync(i32 noundef %file)
  ret i32 %call
}
define dso_local i32 @sync_file_range(i32 noundef %file, i64 noundef %from, i64 noundef %size, i32 noundef %flags) {
entry:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %cond.true.i, label %cond.false.i
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
  %0 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
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
define dso_local i32 @posix_fadvise(i32 noundef %file, i64 noundef %from, i64 noundef %size, i32 noundef %advice) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %cond = select i1 %call, i32 0, i32 9
  ret i32 %cond
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define dso_local i64 @pread(i32 noundef %file, i8* noundef %to, i64 noundef %size, i64 noundef %offset) {
entry:
  %call = call i64 @read(i32 noundef %file, i8* noundef %to, i64 noundef %size)
  ret i64 %call
}
declare dso_local i64 @read(i32 noundef, i8* noundef, i64 noundef)
define dso_local i64 @pwrite(i32 noundef %file, i8* noundef %from, i64 noundef %size, i64 noundef %offset) {
entry:
  %call = call i64 @write(i32 noundef %file, i8* noundef %from, i64 noundef %size)
  ret i64 %call
}
declare dso_local i64 @write(i32 noundef, i8* noundef, i64 noundef)
define dso_local i32 @mkdir(i8* noundef nonnull %path, i32 noundef %mode) {
entry:
  %call = call i32 @done_to(i8* noundef %path)
  ret i32 %call
}
define internal i32 @done_to(i8* noundef %path) {
entry:
  %call.i = call i64 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call.i1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i1, label %cond.true.i, label %cond.false.i
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
  %0 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
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
define dso_local i32 @rmdir(i8* noundef nonnull %path) {
entry:
  %call = call i32 @done_to(i8* noundef %path)
  ret i32 %call
}
define dso_local i32 @rename(i8* noundef %from, i8* noundef %to) {
entry:
  %call.i = call i64 @__gsmack_text_length(i8* noundef %from, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %from, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call = call i32 @done_to(i8* noundef %to)
  ret i32 %call
}
define dso_local i32 @remove(i8* noundef %path) {
entry:
  %call = call i32 @done_to(i8* noundef %path)
  ret i32 %call
}
define dso_local i32 @chdir(i8* noundef nonnull %path) {
entry:
  %call = call i32 @done_to(i8* noundef %path)
  ret i32 %call
}
define dso_local i32 @fcntl(i32 noundef %file, i32 noundef %command, ...) {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  %cmp = icmp eq i32 %command, 7
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp eq i32 %command, 38
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  br label %if.end
if.end:
  %0 = bitcast [1 x %struct.__va_list_tag]* %arguments to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %arguments, i64 0, i64 0
  %arraydecay2 = bitcast %struct.__va_list_tag* %arraydecay to i8*
  call void @llvm.va_start(i8* %arraydecay2)
  %cmp3 = icmp eq i32 %command, 4
  br i1 %cmp3, label %if.then4, label %if.end7
if.then4:
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay, i32 0, i32 0
  %gp_offset = load i32, i32* %gp_offset_p, align 16
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem
vaarg.in_reg:
  %1 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay, i32 0, i32 3
  %reg_save_area = load i8*, i8** %1, align 16
  %2 = getelementptr i8, i8* %reg_save_area, i32 %gp_offset
  %3 = bitcast i8* %2 to i32*
  %4 = add i32 %gp_offset, 8
  store i32 %4, i32* %gp_offset_p, align 16
  br label %vaarg.end
vaarg.in_mem:
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay, i32 0, i32 2
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8
  %5 = bitcast i8* %overflow_arg_area to i32*
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i32 8
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8
  br label %vaarg.end
vaarg.end:
  %vaarg.addr = phi i32* [ %3, %vaarg.in_reg ], [ %5, %vaarg.in_mem ]
  %6 = load i32, i32* %vaarg.addr, align 4
  %div = sdiv i32 %6, 2048
  %rem = srem i32 %div, 2
  %cmp6 = icmp ne i32 %rem, 0
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %if.then.i18, label %lor.lhs.false.i
lor.lhs.false.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %if.then.i18, label %set_nonblocking.exit
if.then.i18:
  %conv.i = sext i32 %file to i64
  %conv1.i = zext i1 %cmp6 to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.4, i64 0, i64 0), i64 noundef %conv.i, i64 noundef %conv1.i)
  br label %set_nonblocking.exit
set_nonblocking.exit:
  br label %if.end7
if.end7:
  call void @llvm.va_end(i8* %arraydecay2)
  %cmp10 = icmp eq i32 %command, 0
  br i1 %cmp10, label %if.then13, label %lor.lhs.false11
lor.lhs.false11:
  %cmp12 = icmp eq i32 %command, 1030
  br i1 %cmp12, label %if.then13, label %if.end15
if.then13:
  %call = call i32 @any_descriptor()
  %cmp.i = icmp sge i32 %call, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i, label %is_event.exit.i
land.rhs.i.i:
  %call.i.i = call zeroext i1 @__model_is_event(i32 noundef %file)
  br label %is_event.exit.i
is_event.exit.i:
  %7 = phi i1 [ false, %land.lhs.true.i ], [ %call.i.i, %land.rhs.i.i ]
  br i1 %7, label %if.then.i19, label %if.end.i
if.then.i19:
  call void @__model_event_copy(i32 noundef %file, i32 noundef %call)
  br label %if.end.i
if.end.i:
  br i1 %cmp.i, label %land.lhs.true2.i, label %copied.exit
land.lhs.true2.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i9.i, label %is_pipe.exit.i
land.rhs.i9.i:
  %call.i8.i = call zeroext i1 @__model_is_pipe(i32 noundef %file)
  br label %is_pipe.exit.i
is_pipe.exit.i:
  %8 = phi i1 [ false, %land.lhs.true2.i ], [ %call.i8.i, %land.rhs.i9.i ]
  br i1 %8, label %if.then4.i, label %copied.exit
if.then4.i:
  call void @__model_pipe_copy(i32 noundef %file, i32 noundef %call)
  br label %copied.exit
copied.exit:
  br label %cleanup
if.end15:
  br i1 %cmp3, label %land.lhs.true, label %if.end21
land.lhs.true:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i, label %is_event.exit
land.rhs.i:
  %call.i = call zeroext i1 @__model_is_event(i32 noundef %file)
  br label %is_event.exit
is_event.exit:
  %9 = phi i1 [ false, %land.lhs.true ], [ %call.i, %land.rhs.i ]
  br i1 %9, label %if.then20, label %lor.lhs.false18
lor.lhs.false18:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i21, label %is_pipe.exit
land.rhs.i21:
  %call.i20 = call zeroext i1 @__model_is_pipe(i32 noundef %file)
  br label %is_pipe.exit
is_pipe.exit:
  %10 = phi i1 [ false, %lor.lhs.false18 ], [ %call.i20, %land.rhs.i21 ]
  br i1 %10, label %if.then20, label %if.end21
if.then20:
  br label %cleanup
if.end21:
  %call22 = call i32 @__gsmack_nondet_int()
  %cmp23 = icmp sge i32 %call22, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp23)
  %cmp24 = icmp eq i32 %command, 3
  br i1 %cmp24, label %land.lhs.true25, label %if.end38
land.lhs.true25:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i23, label %is_event.exit24
land.rhs.i23:
  %call.i22 = call zeroext i1 @__model_is_event(i32 noundef %file)
  br label %is_event.exit24
is_event.exit24:
  %11 = phi i1 [ false, %land.lhs.true25 ], [ %call.i22, %land.rhs.i23 ]
  br i1 %11, label %if.then29, label %lor.lhs.false27
lor.lhs.false27:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i26, label %is_pipe.exit27
land.rhs.i26:
  %call.i25 = call zeroext i1 @__model_is_pipe(i32 noundef %file)
  br label %is_pipe.exit27
is_pipe.exit27:
  %12 = phi i1 [ false, %lor.lhs.false27 ], [ %call.i25, %land.rhs.i26 ]
  br i1 %12, label %if.then29, label %if.end38
if.then29:
  %cmp30 = icmp sge i32 %call22, 0
  br i1 %cmp30, label %land.rhs, label %land.end
land.rhs:
  %div31 = sdiv i32 %call22, 2048
  %rem32 = srem i32 %div31, 2
  %cmp33 = icmp ne i32 %rem32, 0
  %conv = zext i1 %cmp33 to i32
  %conv.i28 = sext i32 %file to i64
  %call.i29 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.4, i64 0, i64 0), i64 noundef %conv.i28)
  %cmp.i30 = icmp ne i64 %call.i29, 0
  %conv35 = zext i1 %cmp.i30 to i32
  %cmp36 = icmp eq i32 %conv, %conv35
  br label %land.end
land.end:
  %13 = phi i1 [ false, %if.then29 ], [ %cmp36, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %13)
  br label %if.end38
if.end38:
  %cmp39 = icmp slt i32 %call22, 0
  br i1 %cmp39, label %cond.true, label %cond.false
cond.true:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %fails.exit
if.end.i.i:
  %call.i.i31 = call i32 @__gsmack_nondet_int()
  %cmp.i.i = icmp sgt i32 %call.i.i31, 0
  br i1 %cmp.i.i, label %land.rhs.i.i32, label %land.end.i.i
land.rhs.i.i32:
  %cmp1.i.i = icmp sle i32 %call.i.i31, 133
  br label %land.end.i.i
land.end.i.i:
  %14 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i32 ]
  call void @__gsmack_assume(i1 noundef zeroext %14)
  %cmp2.i.i = icmp eq i32 %call.i.i31, 11
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
  %cmp6.i.i = icmp eq i32 %call.i.i31, 4
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
  store i32 %call.i.i31, i32* %call.i9.i.i, align 4
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
  %cond = phi i32 [ -1, %fails.exit ], [ %call22, %cond.false ]
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ %call, %copied.exit ], [ 0, %if.then20 ], [ %cond, %cond.end ]
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %0)
  ret i32 %retval.0
}
declare void @llvm.va_start(i8*)
declare void @llvm.va_end(i8*)
define internal i32 @any_descriptor() {
entry:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp sge i32 %call, -1
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp slt i32 %call, 1024
  br label %land.end
land.end:
  %0 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2 = icmp slt i32 %call, 0
  br i1 %cmp2, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %fails_or_is_interrupted.exit
if.end.i.i:
  %call.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i = icmp sgt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %call.i.i, 133
  br label %land.end.i.i
land.end.i.i:
  %1 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
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
  call void @__gsmack_assume(i1 noundef zeroext icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null))
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
  br label %fails_or_is_interrupted.exit
fails_or_is_interrupted.exit:
  br label %cleanup
if.end:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i7, label %is_event.exit.i
land.rhs.i.i7:
  %call.i.i6 = call zeroext i1 @__model_is_event(i32 noundef %call)
  br label %is_event.exit.i
is_event.exit.i:
  %2 = phi i1 [ false, %if.end ], [ %call.i.i6, %land.rhs.i.i7 ]
  br i1 %2, label %is_known.exit, label %lor.rhs.i
lor.rhs.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i3.i, label %is_pipe.exit.i
land.rhs.i3.i:
  %call.i2.i = call zeroext i1 @__model_is_pipe(i32 noundef %call)
  br label %is_pipe.exit.i
is_pipe.exit.i:
  %3 = phi i1 [ false, %lor.rhs.i ], [ %call.i2.i, %land.rhs.i3.i ]
  br label %is_known.exit
is_known.exit:
  %4 = phi i1 [ true, %is_event.exit.i ], [ %3, %is_pipe.exit.i ]
  %lnot = xor i1 %4, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot)
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ -1, %fails_or_is_interrupted.exit ], [ %call, %is_known.exit ]
  ret i32 %retval.0
}
declare dso_local i32 @__gsmack_nondet_int()
define dso_local i32 @dup(i32 noundef %file) {
entry:
  %call = call i32 @any_descriptor()
  %cmp.i = icmp sge i32 %call, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i, label %is_event.exit.i
land.rhs.i.i:
  %call.i.i = call zeroext i1 @__model_is_event(i32 noundef %file)
  br label %is_event.exit.i
is_event.exit.i:
  %0 = phi i1 [ false, %land.lhs.true.i ], [ %call.i.i, %land.rhs.i.i ]
  br i1 %0, label %if.then.i, label %if.end.i
if.then.i:
  call void @__model_event_copy(i32 noundef %file, i32 noundef %call)
  br label %if.end.i
if.end.i:
  br i1 %cmp.i, label %land.lhs.true2.i, label %copied.exit
land.lhs.true2.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i9.i, label %is_pipe.exit.i
land.rhs.i9.i:
  %call.i8.i = call zeroext i1 @__model_is_pipe(i32 noundef %file)
  br label %is_pipe.exit.i
is_pipe.exit.i:
  %1 = phi i1 [ false, %land.lhs.true2.i ], [ %call.i8.i, %land.rhs.i9.i ]
  br i1 %1, label %if.then4.i, label %copied.exit
if.then4.i:
  call void @__model_pipe_copy(i32 noundef %file, i32 noundef %call)
  br label %copied.exit
copied.exit:
  ret i32 %call
}
define dso_local i32 @dup2(i32 noundef %from, i32 noundef %to) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then, label %if.end
if.then:
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
  br label %return
if.end:
  %cmp = icmp eq i32 %from, %to
  br i1 %cmp, label %if.then2, label %if.end3
if.then2:
  br label %return
if.end3:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i, label %is_pipe.exit
land.rhs.i:
  %call.i = call zeroext i1 @__model_is_pipe(i32 noundef %to)
  br label %is_pipe.exit
is_pipe.exit:
  %1 = phi i1 [ false, %if.end3 ], [ %call.i, %land.rhs.i ]
  br i1 %1, label %if.then6, label %lor.lhs.false
lor.lhs.false:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i8, label %is_event.exit
land.rhs.i8:
  %call.i7 = call zeroext i1 @__model_is_event(i32 noundef %to)
  br label %is_event.exit
is_event.exit:
  %2 = phi i1 [ false, %lor.lhs.false ], [ %call.i7, %land.rhs.i8 ]
  br i1 %2, label %if.then6, label %if.end8
if.then6:
  %call7 = call i32 @close(i32 noundef %to)
  br label %if.end8
if.end8:
  %cmp.i = icmp sge i32 %to, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i10, label %is_event.exit.i
land.rhs.i.i10:
  %call.i.i9 = call zeroext i1 @__model_is_event(i32 noundef %from)
  br label %is_event.exit.i
is_event.exit.i:
  %3 = phi i1 [ false, %land.lhs.true.i ], [ %call.i.i9, %land.rhs.i.i10 ]
  br i1 %3, label %if.then.i, label %if.end.i
if.then.i:
  call void @__model_event_copy(i32 noundef %from, i32 noundef %to)
  br label %if.end.i
if.end.i:
  br i1 %cmp.i, label %land.lhs.true2.i, label %copied.exit
land.lhs.true2.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i9.i, label %is_pipe.exit.i
land.rhs.i9.i:
  %call.i8.i = call zeroext i1 @__model_is_pipe(i32 noundef %from)
  br label %is_pipe.exit.i
is_pipe.exit.i:
  %4 = phi i1 [ false, %land.lhs.true2.i ], [ %call.i8.i, %land.rhs.i9.i ]
  br i1 %4, label %if.then4.i, label %copied.exit
if.then4.i:
  call void @__model_pipe_copy(i32 noundef %from, i32 noundef %to)
  br label %copied.exit
copied.exit:
  br label %return
return:
  %retval.0 = phi i32 [ -1, %fails.exit ], [ %to, %if.then2 ], [ %to, %copied.exit ]
  ret i32 %retval.0
}
declare dso_local i32 @close(i32 noundef)
define dso_local i32 @dup3(i32 noundef %from, i32 noundef %to, i32 noundef %flags) {
entry:
  %cmp = icmp eq i32 %from, %to
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %cond.end
cond.false:
  %call1 = call i32 @dup2(i32 noundef %from, i32 noundef %to)
  br label %cond.end
cond.end:
  %cond = phi i32 [ -1, %fails_with.exit ], [ %call1, %cond.false ]
  ret i32 %cond
}
define dso_local noalias %struct.__dirstream* @opendir(i8* noundef nonnull %path) {
entry:
  %call.i = call i64 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then, label %if.end
if.then:
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
  br label %return
if.end:
  %call2 = call i8* @__gsmack_alloc(i64 noundef 8)
  %1 = bitcast i8* %call2 to %struct.__dirstream*
  call void @__model_belongs(i8* noundef %call2, i64 noundef 2)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), i8* noundef %call2, i64 noundef 0)
  br label %return
return:
  %retval.0 = phi %struct.__dirstream* [ null, %fails.exit ], [ %1, %if.end ]
  ret %struct.__dirstream* %retval.0
}
declare dso_local i8* @__gsmack_alloc(i64 noundef)
declare dso_local void @__model_belongs(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
define dso_local %struct.dirent* @readdir(%struct.__dirstream* noundef nonnull %from) {
entry:
  %0 = bitcast %struct.__dirstream* %from to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 1)
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then, label %if.end4
if.then:
  %call1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call1, label %if.then2, label %if.end
if.then2:
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
  %1 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
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
  br label %if.end
if.end:
  br label %return
if.end4:
  %call6 = call i8* @__gsmack_alloc(i64 noundef 280)
  %2 = bitcast i8* %call6 to %struct.dirent*
  call void @__model_belongs(i8* noundef %call6, i64 noundef 2)
  %d_name = getelementptr inbounds %struct.dirent, %struct.dirent* %2, i32 0, i32 4
  %arrayidx = getelementptr inbounds [256 x i8], [256 x i8]* %d_name, i64 0, i64 0
  %3 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %3 to i32
  %cmp = icmp ne i32 %conv, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  %arrayidx9 = getelementptr inbounds [256 x i8], [256 x i8]* %d_name, i64 0, i64 255
  store i8 0, i8* %arrayidx9, align 1
  call void @__gsmack_atomic_begin()
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %4 = inttoptr i64 %call.i to i8*
  %tobool.i = icmp ne i8* %4, null
  br i1 %tobool.i, label %if.then.i, label %entry_ends.exit
if.then.i:
  call void @__gsmack_free(i8* noundef %4)
  br label %entry_ends.exit
entry_ends.exit:
  %5 = ptrtoint %struct.dirent* %2 to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef %5)
  call void @__gsmack_atomic_end()
  br label %return
return:
  %retval.0 = phi %struct.dirent* [ null, %if.end ], [ %2, %entry_ends.exit ]
  ret %struct.dirent* %retval.0
}
declare dso_local void @__gsmack_uses(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @dirfd(%struct.__dirstream* noundef nonnull %from) {
entry:
  %0 = bitcast %struct.__dirstream* %from to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 1)
  %call = call i32 @any_descriptor()
  ret i32 %call
}
define dso_local i32 @closedir(%struct.__dirstream* noundef nonnull %from) {
entry:
  %0 = bitcast %struct.__dirstream* %from to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 1)
  call void @__gsmack_atomic_begin()
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %1 = inttoptr i64 %call.i to i8*
  %tobool.i = icmp ne i8* %1, null
  br i1 %tobool.i, label %if.then.i, label %entry_ends.exit
if.then.i:
  call void @__gsmack_free(i8* noundef %1)
  br label %entry_ends.exit
entry_ends.exit:
  call void @__gsmack_free(i8* noundef %0)
  call void @__gsmack_atomic_end()
  %call.i3 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i3, label %cond.true.i, label %cond.false.i
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
  %2 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
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
declare dso_local void @__gsmack_free(i8* noundef)
declare dso_local i64 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_nondet_uint()
declare dso_local i64 @__gsmack_nondet_ulong()
declare extern_weak dso_local i32* @__errno_location()
declare dso_local zeroext i1 @__gsmack_nondet_lasting(i8* noundef)
declare extern_weak dso_local zeroext i1 @__model_unmatched()
declare extern_weak dso_local void @__model_stream_locked(%struct._IO_FILE* noundef)
declare extern_weak dso_local zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare extern_weak dso_local void @__model_stream_buffer(%struct._IO_FILE* noundef)
declare extern_weak dso_local void @__model_cancel_point()
declare extern_weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext)
declare extern_weak dso_local zeroext i1 @__model_is_event(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_is_pipe(i32 noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare extern_weak dso_local void @__model_event_copy(i32 noundef, i32 noundef)
declare extern_weak dso_local void @__model_pipe_copy(i32 noundef, i32 noundef)
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
